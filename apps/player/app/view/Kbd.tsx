import "./kbd.css";

/**
 * The key of a control, drawn on it where there is a keyboard: devices with a mouse or the like. Screen readers hear the
 * control alone; the sheet of all keys tells them.
 */
export function Kbd({ children }: { readonly children: string }) {
  return (
    <kbd aria-hidden="true" dir="ltr" className="cc-kbd cc-kbd-hint">
      {children}
    </kbd>
  );
}
