import { Bdi } from "../../i18n/Bdi.tsx";
import { useTextByLanguage } from "../../study/mock-queries.ts";
import type { Attempt, Card } from "../attempt/run-state.ts";
import { sectionsOf } from "./paper-rules.ts";

type SectionNameProps = { readonly attempt: Attempt; readonly card: Card };

/** The area of the paper that a question belongs to; nothing on papers without areas. */
export function SectionName({ attempt, card }: SectionNameProps) {
  const nameIn = useTextByLanguage();
  const section = sectionsOf(attempt).find((one) => one.section === card.section);
  if (section === undefined) return null;
  return (
    <p className="mb-1 text-sm text-muted">
      <Bdi>{nameIn(section.name)}</Bdi>
    </p>
  );
}
