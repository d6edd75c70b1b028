import type { FigureKind } from "../figure.ts";
import { audiogram } from "./audiogram.ts";
import { consciousnessTime } from "./consciousness-time.ts";
import { ear } from "./ear.ts";
import { eye, eyeRays } from "./eye.ts";
import { arousalCurve, bodyClock, feltTurn } from "./graphs.ts";
import { barrierModel, shellModel } from "./models.ts";
import { atisCard, messageCard, radioPanel, transponder } from "./radio.ts";
import { runwayViews } from "./runway-views.ts";

export const HUMAN: Readonly<Record<string, FigureKind>> = {
  eye,
  "eye-rays": eyeRays,
  ear,
  "felt-turn": feltTurn,
  "runway-views": runwayViews,
  "consciousness-time": consciousnessTime,
  "body-clock": bodyClock,
  "arousal-curve": arousalCurve,
  audiogram,
  "barrier-model": barrierModel,
  "shell-model": shellModel,
  "message-card": messageCard,
  "atis-card": atisCard,
  transponder,
  "radio-panel": radioPanel,
};
