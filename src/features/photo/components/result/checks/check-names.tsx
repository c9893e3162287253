import type { Check } from "../../../../../../photo/core/types";
import { Disclosure } from "../../../../../components/ui/disclosure";
import { Icon } from "../../../../../components/ui/icon";
import { useCheckWords } from "../../use-check-words";
import * as styles from "./check-names.module.css";
import { ChildRulesOfCheck } from "./child-rules-of-check";

interface CheckNamesProps {
  caption: string;
  /** All with the verdict of the caption. */
  checks: readonly Check[];
}

/** Collapsed list of checks that need no attention: each name once, with its lengths. */
export function CheckNames({ caption, checks }: CheckNamesProps) {
  const wordsOf = useCheckWords();
  if (checks.length === 0) return null;
  const isMet = checks[0]!.verdict === "pass";
  const rulesOf = new Map<string, Set<string>>();
  const numbersOf = new Map<string, Set<string>>();
  for (const check of checks) {
    const { name, measured, allowed } = wordsOf(check);
    const numbers = numbersOf.get(name) ?? new Set();
    for (const words of [measured, allowed]) if (words) numbers.add(words);
    numbersOf.set(name, numbers);
    rulesOf.set(name, (rulesOf.get(name) ?? new Set()).add(check.rule));
  }
  return (
    <Disclosure summary={caption}>
      <ul className={styles.names}>
        {[...numbersOf].map(([name, numbers]) => (
          <li key={name} className={styles.name}>
            <Icon name={isMet ? "check" : "dash"} />
            <div>
              {name}
              {numbers.size > 0 && <bdi className={styles.numbers}>{[...numbers].join(" · ")}</bdi>}
              {!isMet && [...rulesOf.get(name)!].map((rule) => <ChildRulesOfCheck key={rule} rule={rule} />)}
            </div>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
