import { useLayoutEffect, useState } from "react";

/** How large a paper is written: as everywhere, by a quarter more, by half more. */
export const TEXT_SIZES = ["normal", "large", "largest"] as const;
type TextSize = (typeof TEXT_SIZES)[number];

export type PaperLook = { readonly size: TextSize; readonly isHighContrast: boolean };

const KEY = "paper-look";
const USUAL: PaperLook = { size: "normal", isHighContrast: false };

/** How papers look in this browser, and a way to change it. The rest of the app stays as it is. */
export function usePaperLook(): readonly [PaperLook, (look: PaperLook) => void] {
  const [look, setLook] = useState(recallLook);
  const { size, isHighContrast } = look;
  useLayoutEffect(() => {
    // Dialogs of the paper stand outside of it, so the document has it.
    const { dataset } = document.documentElement;
    dataset["paper"] = size;
    if (isHighContrast) dataset["contrast"] = "high";
    return () => {
      delete dataset["paper"];
      delete dataset["contrast"];
    };
  }, [size, isHighContrast]);
  return [
    look,
    (next) => {
      setLook(next);
      rememberLook(next);
    },
  ];
}

function rememberLook(look: PaperLook): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(look));
  } catch {
    // Full or forbidden: the next paper looks as usual.
  }
}

function recallLook(): PaperLook {
  try {
    return readLook(localStorage.getItem(KEY));
  } catch {
    return USUAL;
  }
}

/** Reads what was written down; anything else is the usual look. Throws when it is no JSON. */
export function readLook(text: string | null): PaperLook {
  const value: unknown = JSON.parse(text ?? "null");
  if (typeof value !== "object" || value === null) return USUAL;
  const { size, isHighContrast } = value as Readonly<Record<string, unknown>>; // both are looked at
  return {
    size: TEXT_SIZES.find((known) => known === size) ?? USUAL.size,
    isHighContrast: isHighContrast === true,
  };
}
