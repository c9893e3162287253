import { useTranslation } from "react-i18next";
import { isUncroppedFile } from "../../../../contract/document/handed-in";
import { paths } from "../../../paths";
import { Around } from "../../ui/around";
import { PageLink } from "../../ui/page-link";

/** A document of the same country for applications on the web. */
export type OnlineVariant = NonNullable<Queries.RequirementPageQuery["online"]>;

const VariantLink = ({ urlPath, photoTitle }: OnlineVariant) => (
  <PageLink to={paths.requirement(urlPath)}>
    <bdi>{photoTitle}</bdi>
  </PageLink>
);

/** A print is not uploaded; the photo for the web has its own page. */
export const OnlineDocument = ({ variant }: { variant: OnlineVariant }) => <VariantLink {...variant} />;

/** What to know before the photo is made: whoever applies on the web needs another file. */
export function OnlineSentence({ variant }: { variant: OnlineVariant }) {
  const { t } = useTranslation("evidence");
  const key = isUncroppedFile(variant) ? "onlineUncropped" : "onlineOther";
  return (
    <p>
      <Around sentence={(document) => t(key, { document })}>
        <VariantLink {...variant} />
      </Around>
    </p>
  );
}
