import type { ComponentProps, ReactNode } from "react";
import { isFileRestricted, isSizeOpen, isUncroppedFile } from "../../contract/document/handed-in";
import type { Template } from "../../contract/document/template";
import type { Retained } from "../../contract/retention";
import { localizedPath, paths } from "../../contract/site/site-paths";
import { writeNumber } from "../../locales/write-number";
import {
  type FactField,
  type FactWords,
  factFields,
  factKeys,
  templateFact,
} from "../templates/template-facts";
import { advicePicture } from "./advice-picture";
import { operatorSays, retainedFor } from "./operator-words";
import { PhotoDiagram } from "./photo-diagram";

/** What the components need to know about their article. */
export interface ComponentContext extends FactWords {
  /** Language of the linked pages. */
  linkCode: string;
  /** The template of a urlPath that `checkArticleTree` has accepted. */
  template: (urlPath: string) => Template;
}

interface CompareWords {
  good: string;
  bad: string;
  /** Names of drawings: the wrong photo, and the right one where it is not the usual. */
  picture?: string;
  goodPicture?: string;
}

/** Facts that a document does not have, or that are no rule of it. */
function unneededFacts(document: Template): FactField[] {
  const { head, eyeLine, topMargin, printable, online, digital } = document;
  const isUncropped = isUncroppedFile(document);
  const isRestricted = isFileRestricted(document);
  const unneeded: [FactField, boolean][] = [
    ["size", !printable],
    // Beside a print, the numbers of a file that a note restricts would read as the print's.
    ["pixels", isSizeOpen(document) || isRestricted],
    // Nobody who may not change a file writes a resolution into it.
    ["dpi", isUncropped],
    ["headHeight", isUncropped && !head],
    ["eyeLine", !eyeLine],
    ["topMargin", !topMargin],
    // Where nothing is uploaded, a size of the file is not missing.
    ["fileSize", (!online && !digital) || isRestricted],
  ];
  return unneeded.filter(([, isUnneeded]) => isUnneeded).map(([field]) => field);
}

/**
 * The components of articles for one language. They render static HTML: articles need no scripts. They are rendered
 * once, to a string, so creating them for each language has no cost.
 */
// biome-ignore-start lint/correctness/noComponentHookFactories: see above
export function articleComponents(context: ComponentContext) {
  const { texts, linkCode, template, bcp47 } = context;
  const fact = (urlPath: string, field: FactField) => templateFact(template(urlPath), field, context);

  return {
    a: ({ href = "", ...rest }: ComponentProps<"a">) => (
      <a href={href.startsWith("/") ? localizedPath(href, linkCode) : href} {...rest} />
    ),

    Fact: ({ urlPath, field }: { urlPath: string; field: FactField }) => (
      <bdi className="article-fact">{templateFact(template(urlPath), field, context, "inline")}</bdi>
    ),

    DocumentFacts: ({ urlPath }: { urlPath: string }) => {
      const { name, countryName, photoTitle, head } = template(urlPath);
      const unneeded = unneededFacts(template(urlPath));
      const fields = factFields.filter((field) => !unneeded.includes(field));
      return (
        <aside className="article-facts" aria-label={photoTitle}>
          <p className="article-facts-title">
            {countryName} <span>{name}</span>
          </p>
          <dl>
            {fields.map((field) => (
              <div key={field}>
                <dt>
                  {texts(
                    field === "headHeight" && head?.crown === "hair"
                      ? "facts.headHeightHair"
                      : factKeys[field],
                  )}
                </dt>
                <dd>
                  <bdi>{fact(urlPath, field)}</bdi>
                </dd>
              </div>
            ))}
          </dl>
          <a href={localizedPath(paths.requirement(urlPath), linkCode)}>{texts("facts.all")}</a>
        </aside>
      );
    },

    PhotoDiagram: ({ urlPath }: { urlPath: string }) => {
      const { name, countryName } = template(urlPath);
      return (
        <figure className="article-diagram">
          <PhotoDiagram template={template(urlPath)} texts={texts} bcp47={bcp47} />
          <figcaption>
            <a href={localizedPath(paths.requirement(urlPath), linkCode)}>
              {countryName} <span>{name}</span>
            </a>
          </figcaption>
        </figure>
      );
    },

    Step: ({ title, children }: { title: string; children?: ReactNode }) => (
      <section className="article-step">
        <h3>{title}</h3>
        {children}
      </section>
    ),

    /** The operator is known only from the configuration; without an address the contact form is linked. */
    SupportEmail: () => {
      const email = operatorSays("email");
      return email ? (
        <a href={`mailto:${email}`}>{email}</a>
      ) : (
        <a href={localizedPath(paths.contactUs, linkCode)}>{texts("contactPage")}</a>
      );
    },

    /** The controller of the data and the legal basis are stated by the operator. */
    Controller: () => <>{operatorSays("controller") || texts("operator.noName")}</>,
    LegalBasis: () => <>{operatorSays("legalBasis") || texts("operator.noBasis")}</>,

    /** Only the number: its unit is inflected in the sentence around it. */
    Retention: ({ of }: { of: Retained }) => <>{writeNumber(retainedFor(of), bcp47)}</>,

    Tip: note("article-tip", texts("tip")),
    Warning: note("article-warning", texts("warning")),

    Compare: ({ good, bad, picture, goodPicture = "good" }: CompareWords) => (
      <dl className="article-compare">
        <div className="article-compare-good">
          <dt>{texts("good")}</dt>
          {picture && <ComparePicture name={goodPicture} />}
          <dd>{good}</dd>
        </div>
        <div className="article-compare-bad">
          <dt>{texts("bad")}</dt>
          {picture && <ComparePicture name={picture} />}
          <dd>{bad}</dd>
        </div>
      </dl>
    ),
  };
}

// biome-ignore-end lint/correctness/noComponentHookFactories: see above

/** Decorative: the words are beside it. */
const ComparePicture = ({ name }: { name: string }) => (
  <dd>
    <img src={advicePicture(name)} width={176} height={220} alt="" loading="lazy" decoding="async" />
  </dd>
);

const note =
  (className: string, usualTitle: string) =>
  ({ title = usualTitle, children }: { title?: string; children?: ReactNode }) => (
    <aside className={`article-note ${className}`}>
      <p className="article-note-title">{title}</p>
      {children}
    </aside>
  );
