import { Avatar } from "@crosscheck/ui/Avatar";
import { Button } from "@crosscheck/ui/Button";
import { Card } from "@crosscheck/ui/Card";
import { Code } from "@crosscheck/ui/Code";
import { CoinPill } from "@crosscheck/ui/CoinPill";
import { Dialog } from "@crosscheck/ui/Dialog";
import { EmptyState } from "@crosscheck/ui/EmptyState";
import { ErrorState } from "@crosscheck/ui/ErrorState";
import { Field } from "@crosscheck/ui/Field";
import { KeyCapOption, type OptionState } from "@crosscheck/ui/KeyCapOption";
import { OtpInput } from "@crosscheck/ui/OtpInput";
import { PasswordInput } from "@crosscheck/ui/PasswordInput";
import { ProgressRunway } from "@crosscheck/ui/ProgressRunway";
import { RadioKeys } from "@crosscheck/ui/RadioKeys";
import { RankStripes } from "@crosscheck/ui/RankStripes";
import { Skeleton } from "@crosscheck/ui/Skeleton";
import { StatChip } from "@crosscheck/ui/StatChip";
import { Switch } from "@crosscheck/ui/Switch";
import { Tabs } from "@crosscheck/ui/Tabs";
import { TextInput } from "@crosscheck/ui/TextInput";
import { TimerRing } from "@crosscheck/ui/TimerRing";
import { RANKS } from "@crosscheck/ui/rank";
import { useState, type ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import gatedStyles from "../../view/gated.css?url";
import { Screen } from "../../view/Screen.tsx";
import { KitArt } from "./KitArt.tsx";
import { KitKinds } from "./KitKinds.tsx";
import { KitPlay } from "./KitPlay.tsx";

const OPTION_STATES: readonly OptionState[] = [
  "idle",
  "selected",
  "correct",
  "missed",
  "wrong",
  "removed",
  "disabled",
];
const SHOWS = ["parts", "kinds", "play", "free", "passage"];

/**
 * Route /dev/kit/, in development only: every component in one place. `?show=` parts, kinds, or a run (play, free,
 * passage); `&kind=` one kind. Its wording is for developers.
 */
export default function KitScreen() {
  const [params] = useSearchParams();
  const show = params.get("show") ?? "parts";
  const kind = params.get("kind");
  if (show === "play" || show === "free" || show === "passage") {
    return (
      <Screen title="Kit">
        <link rel="stylesheet" href={gatedStyles} precedence="app" />
        <KitPlay
          answerMode={show === "free" ? "free" : "one_by_one"}
          hasPassage={show === "passage"}
          first={kind}
        />
      </Screen>
    );
  }
  return (
    <Screen title="Kit">
      <link rel="stylesheet" href={gatedStyles} precedence="app" />
      <h1 className="text-3xl font-bold">Kit</h1>
      <nav className="mt-2 flex flex-wrap gap-4">
        {SHOWS.map((name) => (
          <Link key={name} to={`?show=${name}`} className="underline" reloadDocument>
            {name}
          </Link>
        ))}
      </nav>
      {show === "kinds" ? <KitKinds only={kind} /> : <Parts />}
    </Screen>
  );
}

function Parts() {
  return (
    <div className="mt-6 grid gap-8">
      <KitArt />
      <Buttons />
      <Options />
      <Inputs />
      <Figures />
      <States />
    </div>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-3 text-xl">{title}</h2>
      <div className="flex flex-wrap items-start gap-4">{children}</div>
    </section>
  );
}

function Buttons() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Part title="Buttons">
      <Button onClick={() => setIsOpen(true)}>Primary</Button>
      <Button variant="action" size="large">
        Action
      </Button>
      <Button variant="quiet">Quiet</Button>
      <Button variant="danger" size="small">
        Danger
      </Button>
      <Button loading>Loading</Button>
      <Button disabled>Disabled</Button>
      <Dialog open={isOpen} onOpenChange={setIsOpen} title="Dialog" description="Something to read." />
    </Part>
  );
}

function Options() {
  return (
    <Part title="Options">
      <ul className="grid w-full gap-3 sm:grid-cols-2">
        {OPTION_STATES.map((state, place) => (
          <li key={state}>
            <KeyCapOption
              letter={"ABCDEFG"[place] ?? ""}
              state={state}
              stateLabel={state === "idle" ? undefined : state}
            >
              Airspeed indicator, at <Code>FL350</Code>
            </KeyCapOption>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Inputs() {
  const [code, setCode] = useState("12");
  const [tab, setTab] = useState("one");
  const [isOn, setIsOn] = useState(true);
  const [theme, setTheme] = useState("light");
  return (
    <Part title="Inputs">
      <Card className="grid w-full max-w-md gap-4">
        <Field label="Name" hint="As on your licence.">
          {(aria) => <TextInput {...aria} defaultValue="Amelia" />}
        </Field>
        <Field label="Password" error="Invalid password.">
          {(aria) => <PasswordInput {...aria} showLabel="Show" hideLabel="Hide" defaultValue="secret" />}
        </Field>
        <label htmlFor="kit-code" id="kit-code-label" className="text-sm font-semibold">
          Code
        </label>
        <OtpInput
          id="kit-code"
          labelId="kit-code-label"
          length={6}
          toDigits={(typed) => typed.replaceAll(/\D/g, "")}
          value={code}
          onChange={setCode}
          onComplete={setCode}
          boxLabel={(place) => `Digit ${place} of 6`}
        />
      </Card>
      <Card className="grid w-full max-w-md gap-4">
        <Switch label="Sound" hint="Off until asked." checked={isOn} onChange={setIsOn} />
        <RadioKeys
          legend="Theme"
          value={theme}
          onChange={setTheme}
          choices={["light", "dark", "system"].map((value) => ({ value, label: value }))}
        />
        <Tabs
          label="Tabs"
          value={tab}
          onChange={setTab}
          items={["one", "two"].map((value) => ({ value, label: value, panel: `Panel ${value}` }))}
        />
      </Card>
    </Part>
  );
}

function Figures() {
  return (
    <Part title="Figures">
      <TimerRing secondsLeft={19} secondsTotal={30} text="00:19" label="Time left" />
      <TimerRing secondsLeft={6} secondsTotal={30} text="00:06" label="Time left" />
      <TimerRing secondsLeft={0} secondsTotal={30} text="" label="Clock stopped" isPaused />
      <TimerRing secondsLeft={7200} secondsTotal={7200} text="120:00" label="Time left" />
      <CoinPill label="coins">1,250</CoinPill>
      <StatChip label="Streak">12</StatChip>
      <Avatar name="Amelia Earhart" src="" size="large" />
      {RANKS.map((rank) => (
        <RankStripes key={rank} rank={rank} />
      ))}
      <div className="w-full">
        <ProgressRunway value={4} max={10} label="Progress" />
      </div>
    </Part>
  );
}

function States() {
  return (
    <Part title="States">
      <EmptyState title="Nothing here yet">Play a quiz first.</EmptyState>
      <ErrorState message="The network is away." retry={{ label: "Try again", onRetry: () => undefined }} />
      <Skeleton className="h-24 w-64" />
    </Part>
  );
}
