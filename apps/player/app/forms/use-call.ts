import { NetworkAway } from "@crosscheck/client/network-away";
import { useState } from "react";
import type { MsgId } from "../i18n/message-ids.ts";
import { refusalId, type AnyRefusal } from "../i18n/refusals.ts";

/** One call at a time, with the sentence of what went wrong; `call` answers a refusal, or null when all is well. */
export function useCall<Input>(call: (input: Input) => Promise<AnyRefusal | null>) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<MsgId | null>(null);

  async function run(input: Input) {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      const refused = await call(input);
      if (refused !== null) setFailure(refusalId(refused));
    } catch (error) {
      if (!(error instanceof NetworkAway)) throw error;
      setFailure("refusals.network_away");
    } finally {
      setBusy(false);
    }
  }

  return { run, busy, failure, fail: setFailure };
}
