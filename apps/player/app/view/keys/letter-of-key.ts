/**
 * The Latin letter a key stands for, in capitals; null for none. On a layout with Latin letters it is the one printed
 * on the key, on any other one (Arabic, Cyrillic …) the one in its place on an English keyboard.
 */
export function letterOfKey({ key, code }: { readonly key: string; readonly code: string }): string | null {
  if (/^[a-z]$/i.test(key)) return key.toUpperCase();
  // Signs and names of keys are not letters, wherever they lie. One Arabic key writes two letters.
  if (!/^\P{ASCII}+$/u.test(key)) return null;
  return /^Key([A-Z])$/.exec(code)?.[1] ?? null;
}
