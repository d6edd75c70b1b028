import { Suspense, useState } from "react";
import { lazyPart } from "../hooks/lazy-part.ts";
import { useWindowKeys } from "../view/keys/use-window-keys.ts";
import { isSheetKey } from "./sheet-key.ts";

const KeySheet = lazyPart(async () => ({ default: (await import("../view/KeySheet.tsx")).KeySheet }));

/** Opens the sheet of all keys at "?", wherever nobody types. */
export function KeySheetHost() {
  const [isOpen, setIsOpen] = useState(false);
  useWindowKeys((event) => {
    if (event.repeat || !isSheetKey(event)) return;
    event.preventDefault();
    setIsOpen(true);
  });
  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <KeySheet onClose={() => setIsOpen(false)} />
    </Suspense>
  );
}
