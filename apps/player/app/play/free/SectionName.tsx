import { Bdi } from "../../i18n/Bdi.tsx";
import { useTextByLanguage } from "../../study/mock-queries.ts";
import type { Attempt, Card } from "../attempt/run-state.ts";

type SectionNameProps = { readonly attempt: Attempt; readonly card: Card };

/** The area of the paper that a question belongs to; nothing on papers without areas. */
export function SectionName({ attempt: { scope }, card }: SectionNameProps) {
  const nameIn = useTextByLanguage();
  const section = scope.mock?.sections.find((one) => one.section === card.section);
  if (section === undefined) return null;
  return (
    <p className="mb-1 text-sm text-muted">
      <Bdi>{nameIn(section.name)}</Bdi>
    </p>
  );
}
