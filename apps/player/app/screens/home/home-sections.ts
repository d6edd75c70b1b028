import { HOME_SECTIONS, type HomeSection } from "@crosscheck/contract/home-sections";
import type { ReactNode } from "react";
import { useBoot } from "../../boot/root-data.ts";

type Section = { readonly id: HomeSection; readonly part: ReactNode };

/** The parts that this home has in the operator's order, but for those that are hidden. */
export function useSections(parts: Partial<Readonly<Record<HomeSection, ReactNode>>>): readonly Section[] {
  const { home } = useBoot();
  return (home?.sections ?? HOME_SECTIONS).flatMap((id) => {
    const part = parts[id] ?? null;
    return part === null ? [] : [{ id, part }];
  });
}
