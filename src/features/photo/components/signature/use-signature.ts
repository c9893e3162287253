import { useCallback, useEffect, useRef, useState } from "react";
import type { SignatureRule } from "../../../../../photo/core/signature/signature-file";
import { useAppDispatch } from "../../../../store/hooks";
import { dropSignature, keepPicture, keptPicture } from "../../signature/kept-signature";
import { makeSignature, type SignatureOutcome } from "../../signature/make-signature";

/** The signature for one document, of the picture that was given last; one of an earlier visit to this tab is made again. */
export function useSignature(urlPath: string, rule: SignatureRule) {
  const dispatch = useAppDispatch();
  const [isWorking, setIsWorking] = useState(false);
  const [outcome, setOutcome] = useState<SignatureOutcome | null>(null);
  const working = useRef<AbortController | null>(null);

  const make = useCallback(
    async (picture: Blob) => {
      working.current?.abort();
      const current = new AbortController();
      working.current = current;
      const { signal } = current;
      setIsWorking(true);
      setOutcome(null);
      const made = await dispatch(makeSignature({ picture, urlPath, rule, signal }));
      if (signal.aborted) return;
      setIsWorking(false);
      setOutcome(made);
    },
    [dispatch, urlPath, rule],
  );

  useEffect(() => {
    let isLeft = false;
    const before = working.current;
    void dispatch(keptPicture()).then((picture) => {
      // A picture that was given while the earlier one was read replaces it.
      if (picture && !isLeft && working.current === before) void make(picture);
    });
    return () => {
      isLeft = true;
      working.current?.abort();
    };
  }, [dispatch, make]);

  return {
    isWorking,
    outcome,
    take: (picture: Blob) => {
      void dispatch(keepPicture(picture));
      void make(picture);
    },
    drop: () => {
      working.current?.abort();
      setIsWorking(false);
      setOutcome(null);
      void dispatch(dropSignature());
    },
  };
}
