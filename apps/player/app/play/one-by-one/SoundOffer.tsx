import { Button } from "@crosscheck/ui/Button";
import { Volume2 } from "lucide-react";
import { useEffect, useId } from "react";
import { useText } from "../../i18n/texts.tsx";
import { rootStore } from "../../state/root-store.ts";
import { playSound } from "../media/sounds.ts";

/** Whether this device may still be asked for sound. */
export function mayOfferSound(): boolean {
  const { sound, isSoundOffered } = rootStore.getState();
  return !sound && !isSoundOffered;
}

/** Asks once whether answers may be heard and felt; what is not answered is not asked again. */
export function SoundOffer({ onDone }: { readonly onDone: () => void }) {
  const text = useText();
  const id = useId();
  useEffect(() => {
    rootStore.setState({ isSoundOffered: true });
  }, []);
  const turnOn = () => {
    rootStore.setState({ sound: true });
    void playSound("right");
    onDone();
  };
  return (
    <div
      role="group"
      aria-labelledby={id}
      className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-key bg-primary-soft px-3 py-2"
    >
      <p id={id} className="flex grow items-center gap-2 text-sm font-semibold">
        <Volume2 aria-hidden="true" className="size-5 shrink-0" />
        {text("play.sound.ask")}
      </p>
      <Button size="small" variant="quiet" onClick={turnOn}>
        {text("play.sound.on")}
      </Button>
      <Button size="small" variant="quiet" onClick={onDone}>
        {text("play.sound.off")}
      </Button>
    </div>
  );
}
