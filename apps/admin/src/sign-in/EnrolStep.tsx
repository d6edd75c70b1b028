import { useState } from "react";
import { setSession, type Session } from "../data/session.ts";
import { useSay } from "../texts/i18n.ts";
import { Enrolment } from "./Enrolment.tsx";
import { Entrance } from "./Entrance.tsx";
import { BackOut } from "./FactorStep.tsx";
import { RecoveryCodes } from "./RecoveryCodes.tsx";

/** The site demands a second factor, and this operator has none yet. */
export function EnrolStep() {
  const say = useSay();
  const [done, setDone] = useState<{ readonly session: Session; readonly codes: readonly string[] } | null>(
    null,
  );
  if (done !== null)
    return (
      <Entrance title={say("sign_in.codes_title")} lead={say("sign_in.codes_lead")}>
        <RecoveryCodes codes={done.codes} onDone={() => setSession(done.session)} />
      </Entrance>
    );
  return (
    <Entrance title={say("sign_in.enrol_title")} lead={say("sign_in.enrol_lead")}>
      <Enrolment onDone={(session, codes) => setDone({ session, codes })} />
      <BackOut />
    </Entrance>
  );
}
