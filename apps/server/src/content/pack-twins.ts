import { warning } from "@crosscheck/rules/content/finding";
import { findTwins } from "@crosscheck/rules/content/twin-lint";
import { baseFileOf, type Pack, type PackProblem } from "./pack.ts";

/** Items that ask nearly what another one asks, over all of these packs together, each in its base language. */
export function findTwinsOfPacks(packs: readonly Pack[]): readonly PackProblem[] {
  const files = packs.flatMap((pack) => {
    const file = baseFileOf(pack);
    return file === undefined ? [] : [{ ...file, pack: pack.manifest.pack }];
  });
  return findTwins(files).map(({ pack, item, other, otherPack }) => {
    const file = files.find((one) => one.pack === pack);
    const fault = warning("twin", "twin_of", { other: other.id, pack: otherPack });
    return {
      ...fault,
      file: `${pack}/${file?.name ?? ""}`,
      line: file?.lineOfItem.get(item.id) ?? null,
      itemId: item.id,
    };
  });
}
