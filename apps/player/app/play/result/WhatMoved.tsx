import { TrendingUp } from "lucide-react";
import { Bdi } from "../../i18n/Bdi.tsx";
import { useFormats } from "../../i18n/formats.ts";
import { useText } from "../../i18n/texts.tsx";
import type { RunResult } from "./run-result.ts";

type Moved = NonNullable<RunResult["moved"]>;

const TONES = ["right_twice", "right_once", "seen"] as const;

/** A mixed run moves more subjects than anybody reads: they are summed up. */
const MOST_LINES = 3;

/** What is known better, or less, in each subject than before the run; nothing where nothing moved. */
export function WhatMoved({ moved }: Pick<RunResult, "moved">) {
  const text = useText();
  const { list, signed } = useFormats();
  const tell = (subjects: Moved) => {
    const parts = TONES.flatMap((tone) => {
      const change = subjects.reduce((sum, { before, after }) => sum + after[tone] - before[tone], 0);
      return change === 0 ? [] : [text(`play.result.moved.${tone}`, { change: signed(change) })];
    });
    return parts.length === 0 ? null : list(parts);
  };
  const each = (moved ?? []).flatMap((subject) => {
    const told = tell([subject]);
    return told === null ? [] : [{ slug: subject.slug, name: subject.name, told }];
  });
  const sum = each.length > MOST_LINES ? tell(moved ?? []) : null;
  const name = text("play.result.moved.subjects", { count: each.length });
  const lines = sum === null ? each : [{ slug: "", name, told: sum }];
  return lines.length === 0 ? null : (
    <ul className="grid gap-1 text-sm">
      {lines.map(({ slug, name, told }) => (
        <li key={slug} className="flex items-start gap-2">
          <TrendingUp aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-primary" />
          <span className="min-w-0 text-start">
            <Bdi>{name}</Bdi>: {told}
          </span>
        </li>
      ))}
    </ul>
  );
}
