import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { call } from "../../data/call.ts";
import { setSession, useSession } from "../../data/session.ts";
import { Panel } from "../../kit/Panel.tsx";
import { CodeField } from "../../sign-in/CodeField.tsx";
import { Enrolment } from "../../sign-in/Enrolment.tsx";
import { RecoveryCodes } from "../../sign-in/RecoveryCodes.tsx";
import { StepForm } from "../../sign-in/StepForm.tsx";
import { useStep } from "../../sign-in/use-step.ts";
import { useSay } from "../../texts/i18n.ts";

type Step = "shown" | "enrol" | "renew" | "remove";

/** Turns the second factor on and off, and makes new recovery codes. */
export function SecondFactorPanel() {
  const say = useSay();
  const [step, setStep] = useState<Step>("shown");
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const show = () => {
    setCodes(null);
    setStep("shown");
  };
  return (
    <Panel title={say("own.second_factor")}>
      {codes !== null ? (
        <>
          <Typography color="textSecondary">{say("sign_in.codes_lead")}</Typography>
          <RecoveryCodes codes={codes} onDone={show} />
        </>
      ) : (
        <>
          {step === "shown" && <Shown onStep={setStep} />}
          {step === "enrol" && (
            <Enrolment
              onDone={(next, fresh) => {
                setSession(next);
                setCodes(fresh);
              }}
            />
          )}
          {step === "renew" && <RenewForm onDone={setCodes} />}
          {step === "remove" && <RemoveForm onDone={show} />}
          {step !== "shown" && <Button onClick={show}>{say("form.cancel")}</Button>}
        </>
      )}
    </Panel>
  );
}

/** Whether it is on, and what can be done about that. */
function Shown({ onStep }: { readonly onStep: (step: Step) => void }) {
  const say = useSay();
  const session = useSession();
  if (!session?.operator?.has_second_factor)
    return (
      <>
        <Typography color="textSecondary">{say("own.factor_off")}</Typography>
        <Button variant="contained" onClick={() => onStep("enrol")}>
          {say("own.turn_on")}
        </Button>
      </>
    );
  return (
    <>
      <Typography color="textSecondary">{say("own.factor_on")}</Typography>
      <Button variant="outlined" onClick={() => onStep("renew")}>
        {say("own.new_codes")}
      </Button>
      {!session.is_second_factor_demanded && (
        <Button color="error" onClick={() => onStep("remove")}>
          {say("own.turn_off")}
        </Button>
      )}
    </>
  );
}

function RenewForm({ onDone }: { readonly onDone: (codes: readonly string[]) => void }) {
  const say = useSay();
  const step = useStep();
  const [code, setCode] = useState("");
  const send = () =>
    void step.run(async () => onDone((await call("renew_recovery_codes", { code })).data.recovery_codes));
  return (
    <StepForm button={say("own.new_codes")} {...step} onSend={send}>
      <CodeField value={code} onChange={setCode} />
    </StepForm>
  );
}

function RemoveForm({ onDone }: { readonly onDone: () => void }) {
  const say = useSay();
  const step = useStep();
  const [code, setCode] = useState("");
  const [password, setPassword] = useState("");
  const send = () =>
    void step.run(async () => {
      setSession((await call("remove_second_factor", { password, code })).data);
      onDone();
    });
  return (
    <StepForm button={say("own.turn_off")} {...step} onSend={send}>
      <TextField
        label={say("sign_in.password")}
        type="password"
        required
        autoComplete="current-password"
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        slotProps={{ htmlInput: { dir: "ltr" } }}
      />
      <CodeField value={code} onChange={setCode} />
    </StepForm>
  );
}
