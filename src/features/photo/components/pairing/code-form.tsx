import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { pairingCodeLengths } from "../../../../../contract/patterns";
import { Button } from "../../../../components/ui/button";
import { TextField } from "../../../../components/ui/text-field";
import { readPairingCode } from "../../pairing/pairing-code";
import * as styles from "./paired-phone.module.css";

/** Allows spaces and hyphens. */
const maxTypedLength = 24;

interface CodeFormProps {
  /** The address had a code that is none. */
  isWrong?: boolean;
  /** To be corrected. */
  typedBefore?: string;
  onCode: (code: string) => void;
}

/** Field for the code that the desktop shows. */
export function CodeForm({ isWrong: isWrongAtFirst = false, typedBefore = "", onCode }: CodeFormProps) {
  const { t } = useTranslation("pairing");
  const [typed, setTyped] = useState(typedBefore);
  const [isWrong, setIsWrong] = useState(isWrongAtFirst);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const code = readPairingCode(typed);
    setIsWrong(code === null);
    if (code !== null) onCode(code);
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        name="code"
        label={t("phone.code")}
        hint={t("phone.codeHint", pairingCodeLengths)}
        value={typed}
        onChange={setTyped}
        error={isWrong ? t("fault.unknown") : null}
        autoComplete="off"
        maxLength={maxTypedLength}
      />
      <Button type="submit" variant="primary" isWide>
        {t("phone.continue")}
      </Button>
    </form>
  );
}
