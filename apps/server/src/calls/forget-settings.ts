import { tellOthers } from "../cluster/tell-others.ts";
import type { OperatorGround } from "./operate.ts";

/** Makes all processes read the settings anew. Call after the transaction that changed them. */
export function forgetSettings({ db, settings }: Pick<OperatorGround, "db" | "settings">): void {
  settings.forget();
  tellOthers(db, "settings", "");
}
