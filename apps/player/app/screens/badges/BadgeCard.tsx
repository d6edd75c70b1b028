import { Card } from "@crosscheck/ui/Card";
import { BadgeEmblem, type BadgeLook } from "@crosscheck/ui/art/BadgeEmblem";
import type { ReactNode, Ref } from "react";
import { useText } from "../../i18n/texts.tsx";
import type { Badge } from "./badge.ts";

type BadgeCardProps = {
  readonly badge: Badge;
  readonly look: BadgeLook;
  /** Its name, which takes the focus when it was just opened. */
  readonly titleRef?: Ref<HTMLHeadingElement>;
  readonly children: ReactNode;
};

/** A badge with its name and what was asked for it. */
export function BadgeCard({ badge, look, titleRef, children }: BadgeCardProps) {
  const text = useText();
  return (
    <Card className={`flex h-full items-start gap-4 ${titleRef === undefined ? "" : "cc-rise"}`}>
      <BadgeEmblem name={badge.type} look={look} className="size-20 shrink-0" />
      <div className="min-w-0 grow">
        <h3 ref={titleRef} tabIndex={-1} className="font-semibold outline-none">
          {text(`badges.${badge.type}.label`)}
        </h3>
        <p className="mb-2 text-sm text-muted">{text(`badges.${badge.type}.note`)}</p>
        {children}
      </div>
    </Card>
  );
}
