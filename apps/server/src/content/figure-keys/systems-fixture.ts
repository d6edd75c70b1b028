// What the key of an item says, worked out from its figure: words that the right option has and no other one.
import {
  advisory,
  bandMargin,
  bankSide,
  blindEgt,
  cruiseFault,
  cylinderIn,
  decisiveInput,
  director,
  engine,
  exceeded,
  gaugesSay,
  hottest,
  hoursAndMinutes,
  isBlocked,
  isLeaking,
  isStaticCut,
  isTurningToBug,
  letterThatLoses,
  levelAlert,
  losingOil,
  lostInstruments,
  magneticOf,
  minutesAndSeconds,
  modeOf,
  momentOf,
  nextIgnition,
  onIls,
  outputs,
  precession,
  shaftOf,
  shaking,
  stalled,
  startOf,
  steerFor,
  strokeAt,
  toHeading,
  totalFlow,
  trafficBy,
  turnWithA,
  verticalPlace,
} from "./display-readers-fixture.ts";
import { dir, ft, letterOf, n, s, type Figure } from "./readers-fixture.ts";
import {
  balancing,
  busesLostWith,
  airOfPack1,
  contactorToClose,
  deadBuses,
  feeds,
  idleSource,
  isDrivenByPtu,
  isPtuDry,
  leakSince,
  loadOf,
  lostUser,
  minutesToBalance,
  numbersOf,
  part,
  pressedSystems,
  reachable,
  rectifierLoad,
  sourceOfBus,
  unboosted,
  usable,
  usersWithTwo,
  valveForStart,
  valvesAgainstBurst,
  wayTo,
  wingsAfter,
  withAir,
  withoutAir,
} from "./systems-readers-fixture.ts";

export const SYSTEMS_KEYS: Readonly<Record<string, (f: Figure) => string>> = {
  "atpl-airframe-and-systems-fig-001": (f) => sourceOfBus(f, "ac2"),
  "atpl-airframe-and-systems-fig-002": (f) => contactorToClose(f, "ac1"),
  "atpl-airframe-and-systems-fig-003": (f) => turnWithA(f),
  "atpl-airframe-and-systems-fig-004": (f) =>
    shaftOf(f, 1) === shaftOf(f, 3) ? `${shaftOf(f, 1)}; it drives the accessory gearbox` : "?",
  "atpl-airframe-and-systems-fig-005": (f) => hoursAndMinutes(7_800 / totalFlow(f)),
  "atpl-airframe-and-systems-fig-006": (f) => `${Math.round(minutesToBalance(f))} min`,
  "atpl-airframe-and-systems-fig-007": (f) =>
    `${Math.abs(wingsAfter(f, 0.5).left - wingsAfter(f, 0.5).right)} kg`,
  "atpl-airframe-and-systems-fig-008": (f) => valvesAgainstBurst(f),
  "atpl-airframe-and-systems-fig-009": (f) => lostUser(f, "c"),
  "atpl-airframe-and-systems-fig-010": (f) => `${n(f, "intakeOpens") + 180 + n(f, "intakeCloses")}°`,
  "atpl-airframe-and-systems-fig-011": (f) => deadBuses(f),
  "atpl-airframe-and-systems-fig-012": (f) => idleSource(f),
  "atpl-airframe-and-systems-fig-013": (f) =>
    ({ pressure: "Static pressure", temperature: "Temperature", velocity: "Axial velocity" })[
      s(f, "curve")
    ] ?? "?",
  "atpl-airframe-and-systems-fig-014": (f) => `A ${startOf(f)} start`,
  "atpl-airframe-and-systems-fig-015": (f) => `Uneven ice on the fan blades of engine ${shaking(f)}`,
  "atpl-airframe-and-systems-fig-016": (f) => unboosted(f),
  "atpl-airframe-and-systems-fig-017": (f) => `${usable(f)} kg`,
  "atpl-airframe-and-systems-fig-018": (f) => withAir(f),
  "atpl-airframe-and-systems-fig-019": (f) => (isPtuDry(f) ? "without fluid and overheats" : "?"),
  "atpl-airframe-and-systems-fig-020": (f) =>
    `${(((n(f, "exhaustOpens") + 180 + n(f, "exhaustCloses")) / 360) * (60_000 / 2_400)).toFixed(1)} ms`,
  "atpl-airframe-and-systems-fig-021": (f) => `${rectifierLoad(f, 2)} A`,
  "atpl-airframe-and-systems-fig-022": (f) => busesLostWith(f, "gen2"),
  "atpl-airframe-and-systems-fig-023": (f) =>
    ({ pressure: "loses static pressure", temperature: "lowers the temperature", velocity: "slows the air" })[
      s(f, "curve")
    ] ?? "?",
  "atpl-airframe-and-systems-fig-024": (f) =>
    ({ wet: "motor the engine", hot: "above its limit", hung: "?", normal: "wait until N2" })[startOf(f)],
  "atpl-airframe-and-systems-fig-025": (f) => `Engine ${losingOil(f)} to idle or off`,
  "atpl-airframe-and-systems-fig-026": (f) => leakSince(f, 5_200),
  "atpl-airframe-and-systems-fig-027": (f) => airOfPack1(f),
  "atpl-airframe-and-systems-fig-028": (f) => lostUser(f),
  "atpl-airframe-and-systems-fig-029": (f) => String(usersWithTwo(f)),
  "atpl-airframe-and-systems-fig-030": (f) => `${n(f, "ignition") + 180 - n(f, "exhaustOpens")}°`,
  "atpl-airframe-and-systems-fig-031": (f) =>
    `${Math.round((loadOf(f, "apu", ["ac1", "ac2"]) / 90) * 100)} %`,
  "atpl-airframe-and-systems-fig-032": (f) => wayTo(f, "ess"),
  "atpl-airframe-and-systems-fig-033": (f) =>
    letterOf(f, "bypass") === "A" ? `${400 / 50} to 1` : `1 to ${400 / 50}`,
  "atpl-airframe-and-systems-fig-034": (f) => exceeded(f),
  "atpl-airframe-and-systems-fig-035": (f) => `A stall of engine ${stalled(f)}`,
  "atpl-airframe-and-systems-fig-036": (f) => `${reachable(f, 1) / n(f, "flow1")} h`,
  "atpl-airframe-and-systems-fig-037": (f) => valveForStart(f, "right"),
  "atpl-airframe-and-systems-fig-038": (f) => pressedSystems(f),
  "atpl-airframe-and-systems-fig-039": (f) =>
    `${(((n(part(f, "quantities"), "a") - 10) / 100) * 20) / 1.5} min`,
  "atpl-airframe-and-systems-fig-040": (f) => cylinderIn(f, "Power"),
  "atpl-airframe-and-systems-fig-041": (f) =>
    `${Math.round(((40 * 0.75) / loadOf(f, "bat", ["dc1", "dc2", "ess"])) * 60)} min`,
  "atpl-airframe-and-systems-fig-042": (f) => letterOf(f, "compressor"),
  "atpl-airframe-and-systems-fig-043": (f) => hottest(f),
  "atpl-airframe-and-systems-fig-044": (f) => cruiseFault(f),
  "atpl-airframe-and-systems-fig-045": (f) => feeds(f),
  "atpl-airframe-and-systems-fig-046": (f) => balancing(f),
  "atpl-airframe-and-systems-fig-047": (f) => withoutAir(f),
  "atpl-airframe-and-systems-fig-048": (f) =>
    isDrivenByPtu(f, "a") ? "driven from B through the PTU" : "Not at all",
  "atpl-airframe-and-systems-fig-049": (f) => `${n(f, "intakeOpens") + n(f, "exhaustCloses")}°`,
  "atpl-airframe-and-systems-fig-050": (f) => nextIgnition(f),
  "atpl-instrumentation-fig-011": (f) => `${n(f, "speed") + n(f, "trend")} kt`,
  "atpl-instrumentation-fig-012": (f) => bandMargin(n(f, "speed") + n(f, "trend") - n(f, "lowest")),
  "atpl-instrumentation-fig-013": (f) =>
    isTurningToBug(f) ? "Keep the bank" : `Roll to the ${toHeading(f) > 0 ? "right" : "left"}`,
  "atpl-instrumentation-fig-014": (f) => `${((n(f, "highest") - n(f, "speed")) / n(f, "trend")) * 10} s`,
  "atpl-instrumentation-fig-015": (f) => `The EGT indication of engine ${blindEgt(f)}`,
  "atpl-instrumentation-fig-016": (f) =>
    isBlocked(f, "drain") ? "It stays where it is" : "It falls to zero",
  "atpl-instrumentation-fig-017": (f) =>
    `${verticalPlace(trafficBy(f, "proximate"))} us, ${s(trafficBy(f, "proximate"), "trend")}`,
  "atpl-instrumentation-fig-018": (f) => advisory(f),
  "atpl-instrumentation-fig-019": (f) => `${outputs(f).upper}, ${outputs(f).lower}, ${outputs(f).q}`,
  "atpl-instrumentation-fig-020": (f) => precession(f).point,
  "atpl-instrumentation-fig-021": (f) => director(f),
  "atpl-instrumentation-fig-022": (f) =>
    `Pitch ${n(f, "pitch")}° up, bank ${Math.abs(n(f, "bank"))}° to the ${bankSide(f)}`,
  "atpl-instrumentation-fig-023": (f) =>
    n(f, "speed") < n(f, "selectedSpeed")
      ? `more thrust than level flight needs: ${n(f, "selectedSpeed") - n(f, "speed")} kt slow`
      : `${n(f, "speed") - n(f, "selectedSpeed")} kt fast`,
  "atpl-instrumentation-fig-024": (f) =>
    `${modeOf(f, 0, { SPD: "Thrust holds the speed", THR: "Thrust is fixed" })}, pitch ${modeOf(f, 2, { "G/S": "follows the glide path", ALT: "holds the altitude", "V/S": "holds the vertical speed" })}`,
  "atpl-instrumentation-fig-025": (f) =>
    ({ ASI: "The airspeed indicator alone", ALT: "The altimeter alone" })[lostInstruments(f)] ??
    "All three instruments",
  "atpl-instrumentation-fig-026": (f) => letterThatLoses(f, "ASI,ALT,VSI"),
  "atpl-instrumentation-fig-027": (f) => `The one ${verticalPlace(trafficBy(f, "advisory"))}: look for it`,
  "atpl-instrumentation-fig-028": (f) =>
    `In ${((n(trafficBy(f, "advisory"), "height") * 100) / (n(f, "rate") + 500)) * 60} s`,
  "atpl-instrumentation-fig-029": (f) =>
    ["upper", "lower", "last"].map((name) => s(f, name).toUpperCase()).join(", "),
  "atpl-instrumentation-fig-030": (f) =>
    `${s(f, "force") === "up" ? "Up" : "Down"} at ${precession(f).point}, down at ${precession(f).opposite}`,
  "atpl-instrumentation-fig-031": (f) =>
    `In ${((n(f, "selectedAltitude") - n(f, "altitude")) / n(f, "verticalSpeed")) * 60} s`,
  "atpl-instrumentation-fig-032": (f) => onIls(f),
  "atpl-instrumentation-fig-033": (f) =>
    n(f, "pitch") > 15 && n(f, "speed") + n(f, "trend") < n(f, "lowest")
      ? "Nose down to lower"
      : "Thrust to idle, wings level",
  "atpl-instrumentation-fig-034": (f) => `${n(f, "egtLimit") - n(engine(f, 1), "egt")} °C`,
  "atpl-instrumentation-fig-035": (f) => (isStaticCut(f) ? "ASI too much, ALT unchanged" : "?"),
  "atpl-instrumentation-fig-036": (f) =>
    isLeaking(f, "staticLine") ? "ALT too little, ASI too little" : "?",
  "atpl-instrumentation-fig-037": (f) => advisory(f),
  "atpl-instrumentation-fig-038": (f) =>
    `${n(trafficBy(f, "proximate"), "miles")} NM, ${n(trafficBy(f, "proximate"), "bearing") > 0 ? "right" : "left"} of the nose, ${verticalPlace(trafficBy(f, "proximate"))}`,
  "atpl-instrumentation-fig-039": (f) => (outputs(f).q === 0 ? decisiveInput(f) : "?"),
  "atpl-instrumentation-fig-040": (f) => dir(magneticOf(f) + 12),
  "atpl-instrumentation-fig-041": (f) =>
    `FL${Math.round((n(f, "altitude") + (1_013 - Number(s(f, "setting"))) * 27) / 100)}`,
  "atpl-instrumentation-fig-042": (f) => ft(n(f, "altitude") - n(f, "radioHeight")),
  "atpl-instrumentation-fig-043": (f) => levelAlert(n(f, "altitude") - n(f, "selectedAltitude"), 200),
  "atpl-instrumentation-fig-044": (f) => `${(n(f, "reference") - n(engine(f, 1), "n1")).toFixed(1)} %`,
  "atpl-instrumentation-fig-045": (f) =>
    isBlocked(f, "staticLine") && !isStaticCut(f) ? "ASI and ALT a little too much" : "?",
  "atpl-instrumentation-fig-046": (f) =>
    isBlocked(f, "pitotLine") ? "Less than 250 kt" : "More than 250 kt",
  "atpl-instrumentation-fig-047": (f) => advisory(f),
  "atpl-instrumentation-fig-048": (f) => advisory(f),
  "atpl-instrumentation-fig-049": (f) =>
    outputs(f).q === 1 ? `Yes: ${outputs(f).upper === 1 ? "A and B" : "C and D"} differ` : "No",
  "atpl-instrumentation-fig-050": (f) =>
    270 > steerFor(f, 270) ? `${270 - steerFor(f, 270)}° E` : `${steerFor(f, 270) - 270}° W`,
  "ppl-aircraft-general-knowledge-fig-011": (f) => `${n(f, "manifold")} inHg and ${n(f, "rpm")} rpm`,
  "ppl-aircraft-general-knowledge-fig-012": (f) =>
    ({ "oil fails": "the oil supply is failing", "oil is cold": "the oil is still cold" })[gaugesSay(f)] ??
    "?",
  "ppl-aircraft-general-knowledge-fig-013": (f) =>
    gaugesSay(f) === "cylinders are hot" ? "Lower the nose" : "?",
  "ppl-aircraft-general-knowledge-fig-014": (f) =>
    gaugesSay(f) === "too much manifold pressure" ? "Too much manifold pressure" : "?",
  "ppl-aircraft-general-knowledge-fig-015": (f) =>
    ({ overspeed: "The greatest rpm", "cylinders are hot": "The greatest cylinder head temperature" })[
      gaugesSay(f)
    ] ?? "?",
  "ppl-aircraft-general-knowledge-fig-016": (f) =>
    ({ "still, master on": "the master switch is on", "still, master off": "the master switch is off" })[
      gaugesSay(f)
    ] ?? "?",
  "ppl-aircraft-general-knowledge-fig-017": (f) =>
    ({ "oil is cold": "at low rpm until", "oil fails": "Stop the engine", nothing: "Taxi and take off" })[
      gaugesSay(f)
    ] ?? "?",
  "ppl-aircraft-general-knowledge-fig-018": (f) => strokeAt(numbersOf(f, "cranks")[0] ?? 0),
  "ppl-aircraft-general-knowledge-fig-019": (f) => cylinderIn(f, "Exhaust"),
  "ppl-aircraft-general-knowledge-fig-020": (f) => momentOf(numbersOf(f, "cranks")[0] ?? 0),
  "ppl-aircraft-general-knowledge-fig-021": (f) =>
    isBlocked(f, "pitotLine", "probe") ? "the pitot line is blocked" : "ASI works again",
  "ppl-aircraft-general-knowledge-fig-022": (f) => letterThatLoses(f, "VSI"),
  "ppl-aircraft-general-knowledge-fig-023": (f) =>
    isStaticCut(f) ? "Open the valve" : isBlocked(f, "probe") ? "Switch on the pitot heating" : "?",
  "ppl-aircraft-general-knowledge-fig-024": (f) =>
    isBlocked(f, "probe") ? (isBlocked(f, "drain") ? "Like an altimeter" : "Zero") : "Correctly",
  "ppl-aircraft-general-knowledge-fig-025": (f) =>
    minutesAndSeconds((n(f, "selectedAltitude") - n(f, "altitude")) / n(f, "verticalSpeed")),
  "ppl-aircraft-general-knowledge-fig-026": (f) => `${n(f, "speed") + n(f, "trend")} kt`,
  "ppl-aircraft-general-knowledge-fig-027": (f) =>
    `A ${bankSide(f)} turn, ${isTurningToBug(f) ? "towards" : "away from"} the selected heading`,
  "ppl-aircraft-general-knowledge-fig-028": (f) =>
    n(f, "pitch") < 0 && n(f, "trend") > 0 ? "Throttle back, level the wings" : "Full power",
  "ppl-aircraft-general-knowledge-fig-029": (f) => dir(n(f, "reading")),
  "ppl-aircraft-general-knowledge-fig-030": (f) => dir(steerFor(f, 75)),
};
