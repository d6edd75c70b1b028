import { TrendingUp } from "lucide-react";
import { Bdi } from "../i18n/Bdi.tsx";
import { useFormats } from "../i18n/formats.ts";
import { useText } from "../i18n/texts.tsx";
import type { RunResult } from "./Result.tsx";

const TONES = ["right_twice", "right_once", "seen"] as const;

/** What is known better, or less, in each subject than before the run; nothing where nothing moved. */
export function WhatMoved({ moved }: Pick<RunResult, "moved">) {
  const text = useText();
  const { list, signed } = useFormats();
  const lines = (moved ?? []).flatMap(({ slug, name, before, after }) => {
    const parts = TONES.flatMap((tone) => {
      const change = after[tone] - before[tone];
      return change === 0 ? [] : [text(`play.result.moved.${tone}`, { change: signed(change) })];
    });
    return parts.length === 0 ? [] : [{ slug, name, told: list(parts) }];
  });
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
