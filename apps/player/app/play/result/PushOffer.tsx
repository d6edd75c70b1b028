import { Button } from "@crosscheck/ui/Button";
import { useEffect, useState } from "react";
import { useLanguage } from "../../i18n/language.ts";
import { useText } from "../../i18n/texts.tsx";
import { useApi } from "../../state/api.tsx";
import { mayOfferPush, rememberOffer, startPush } from "../../state/push.ts";
import { useRootState } from "../../state/root-store.ts";

type Step = "none" | "asked" | "busy" | "on" | "denied" | "failed";

/** Asks once, after a game, whether notices may come to this device; only whoever says yes is asked by the browser. */
export function PushOffer() {
  const text = useText();
  const api = useApi();
  const { code: language } = useLanguage();
  const playerId = useRootState((state) => state.session?.user.id ?? "");
  const [step, setStep] = useState<Step>(() => (mayOfferPush() ? "asked" : "none"));
  useEffect(rememberOffer, []);
  const start = async () => {
    setStep("busy");
    setStep(await startPush(api, { playerId, language }));
  };
  if (step === "none") return null;
  const isOpen = step === "asked" || step === "busy";
  return (
    <section
      aria-labelledby="push-offer"
      className="flex flex-col gap-3 rounded-card border border-line bg-card p-5"
    >
      <h2 id="push-offer" className="text-lg">
        {text("notices.offer.title")}
      </h2>
      <p role="status" className="text-muted">
        {isOpen ? text("notices.offer.text") : text(`notices.offer.${step}`)}
      </p>
      {isOpen ? (
        <div className="flex flex-wrap gap-3">
          <Button size="small" loading={step === "busy"} onClick={() => void start()}>
            {text("notices.offer.yes")}
          </Button>
          <Button variant="quiet" size="small" onClick={() => setStep("none")}>
            {text("notices.offer.no")}
          </Button>
        </div>
      ) : null}
    </section>
  );
}
