import { Volume2, VolumeX } from "lucide-react";
import { useText } from "../../i18n/texts.tsx";
import { rootStore, useRootState } from "../../state/root-store.ts";

/** Switches tones and vibrations where they are heard; the choice is the device's own. */
export function SoundKey({ className }: { readonly className: string }) {
  const text = useText();
  const sound = useRootState((root) => root.sound);
  const Icon = sound ? Volume2 : VolumeX;
  return (
    <button
      type="button"
      aria-pressed={sound}
      aria-label={text("settings.look.sound")}
      className={className}
      onClick={() => rootStore.setState({ sound: !sound })}
    >
      <Icon aria-hidden="true" className="size-5" />
    </button>
  );
}
