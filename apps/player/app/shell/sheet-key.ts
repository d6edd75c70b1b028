/** Whether a key asks for the sheet of all keys: a question mark of any script, or Shift with the key it has on most layouts. */
export function isSheetKey({
  key,
  code,
  shiftKey,
}: Pick<KeyboardEvent, "key" | "code" | "shiftKey">): boolean {
  return key === "?" || key === "؟" || (code === "Slash" && shiftKey && !/^[\p{L}\p{N}]$/u.test(key));
}
