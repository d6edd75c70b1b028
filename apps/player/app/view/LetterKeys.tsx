import { Switch } from "@crosscheck/ui/Switch";
import { useText } from "../i18n/texts.tsx";
import { rootStore, useRootState } from "../state/root-store.ts";

/** Whether keys of one letter or digit do anything on this device (WCAG 2.1.4). */
export function LetterKeys() {
  const text = useText();
  const isOn = useRootState((state) => state.hasLetterKeys);
  return (
    <Switch
      label={text("keys.on")}
      hint={text("keys.on_hint")}
      checked={isOn}
      onChange={(checked) => rootStore.setState({ hasLetterKeys: checked })}
    />
  );
}
