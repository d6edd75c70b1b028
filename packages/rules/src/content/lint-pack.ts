import { lintFile } from "./file-lint.ts";
import type { Finding } from "./finding.ts";
import { lintItem } from "./item-lint.ts";
import type { PackFile, PackOutline } from "./pack-item.ts";
import { lintTranslation } from "./translation-lint.ts";

/** Every fault of a pack's texts, in the order of its files. Reads no media and knows nothing of what is stored. */
export function lintPack(outline: PackOutline, files: readonly PackFile[]): readonly Finding[] {
  const base = files.find((file) => file.language === outline.baseLanguage);
  return files.flatMap((file) => [
    ...file.items.flatMap((item) =>
      lintItem(item, file.language, outline).map((fault) => ({
        ...fault,
        language: file.language,
        itemId: item.id,
      })),
    ),
    ...lintFile(file, outline),
    ...(base === undefined || base === file ? [] : lintTranslation(base, file)),
  ]);
}
