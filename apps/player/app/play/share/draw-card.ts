import { breakLines, type ShareCard, type ShareFrame } from "./share-card.ts";

/** Both sides of the square, in pixels of the picture. */
export const CARD_SIZE = 1_080;
const MIDDLE = CARD_SIZE / 2;
const WIDEST_TEXT = 920;
const HORIZON = 905;
const GLOW = 130;
/** Within the dial there is room for a figure of this width. */
const GAUGE = { y: 570, radius: 264, room: 356 };
const FONT = '"Rubik Variable", system-ui, sans-serif';

/** Night blue to golden hour, whatever theme the page has: the picture is seen elsewhere. */
const INK = {
  sky: ["#06153a", "#0d2f74", "#2f66b8", "#f3b267"],
  sun: "#ffc53d",
  ground: "#08142b",
  runway: "#1a2942",
  white: "#ffffff",
  faint: "rgb(255 255 255 / 0.82)",
  rose: "#ff8f7d",
  leaf: "#4cc38a",
  off: "rgb(255 255 255 / 0.22)",
};

type Pen = CanvasRenderingContext2D;

/** Draws a result as a picture, once the letters it needs have arrived. */
export async function drawCard(canvas: HTMLCanvasElement, card: ShareCard, frame: ShareFrame): Promise<void> {
  const words = [...Object.values(card), ...Object.values(frame)].join(" ");
  // Without them it is drawn in the letters that the device has.
  await document.fonts.load(`700 48px ${FONT}`, words).catch(() => []);
  canvas.width = CARD_SIZE;
  canvas.height = CARD_SIZE;
  const pen = canvas.getContext("2d");
  if (pen === null) return;
  pen.direction = frame.direction;
  pen.textAlign = "center";
  drawField(pen);
  drawHead(pen, card);
  drawGauge(pen, card);
  drawFoot(pen, frame);
}

function drawField(pen: Pen): void {
  const sky = pen.createLinearGradient(0, 0, 0, HORIZON);
  for (const [place, colour] of INK.sky.entries()) sky.addColorStop([0, 0.5, 0.86, 1][place] ?? 1, colour);
  pen.fillStyle = sky;
  pen.fillRect(0, 0, CARD_SIZE, HORIZON);
  const glow = pen.createRadialGradient(MIDDLE, HORIZON, 20, MIDDLE, HORIZON, GLOW);
  glow.addColorStop(0, "rgb(255 197 61 / 0.75)");
  glow.addColorStop(1, "rgb(255 197 61 / 0)");
  pen.fillStyle = glow;
  pen.fillRect(0, HORIZON - GLOW, CARD_SIZE, GLOW);
  pen.fillStyle = INK.ground;
  pen.fillRect(0, HORIZON, CARD_SIZE, CARD_SIZE - HORIZON);
  paint(
    pen,
    INK.runway,
    new Path2D(`M${MIDDLE - 40} ${HORIZON}h80L${MIDDLE + 330} ${CARD_SIZE}H${MIDDLE - 330}Z`),
  );
  // The hills stand before the sun.
  paint(pen, "#0d2348", new Path2D(`M0 ${HORIZON}v-44q150-44 300-6t230 26q190-40 340-16t210-14V${HORIZON}Z`));
}

function drawHead(pen: Pen, { mode, title }: ShareCard): void {
  write(pen, mode, { y: 110, size: 40, weight: 600, ink: INK.faint });
  pen.font = `700 64px ${FONT}`;
  const lines = breakLines(title, { fits: (line) => pen.measureText(line).width <= WIDEST_TEXT, most: 2 });
  for (const [place, line] of lines.entries()) {
    write(pen, line, {
      y: (lines.length === 1 ? 214 : 184) + place * 76,
      size: 64,
      weight: 700,
      ink: INK.white,
    });
  }
}

function drawGauge(pen: Pen, card: ShareCard): void {
  const { ratio, stars, headline, figure, unit, note } = card;
  if (ratio !== null) drawArc(pen, ratio);
  write(pen, figure, {
    y: GAUGE.y - (unit === "" ? 20 : 52),
    size: 148,
    weight: 800,
    ink: INK.white,
    widest: ratio === null ? WIDEST_TEXT : GAUGE.room,
  });
  write(pen, unit, { y: GAUGE.y + 8, size: 44, weight: 600, ink: INK.faint });
  if (stars !== null) {
    for (const place of [0, 1, 2])
      drawStar(pen, { x: MIDDLE + (place - 1) * 96, y: GAUGE.y + 52, isWon: place < stars });
  }
  const below = stars === null ? 96 : 148;
  write(pen, headline, { y: GAUGE.y + below, size: 52, weight: 700, ink: INK.white });
  write(pen, note, { y: GAUGE.y + below + 56, size: 38, weight: 600, ink: INK.sun });
}

/** A half dial as the result has it, filled up to where the needle would stand. */
function drawArc(pen: Pen, ratio: number): void {
  const turn = (share: number) => Math.PI * (1 + Math.min(1, Math.max(0, share)));
  const ring = (from: number, to: number, ink: string) => {
    pen.beginPath();
    pen.arc(MIDDLE, GAUGE.y, GAUGE.radius, turn(from), turn(to));
    pen.strokeStyle = ink;
    pen.lineWidth = 30;
    pen.lineCap = "round";
    pen.stroke();
  };
  ring(0, 1, INK.off);
  if (ratio > 0) ring(0, ratio, ratio < 0.5 ? INK.rose : ratio < 0.8 ? INK.sun : INK.leaf);
}

type Star = { readonly x: number; readonly y: number; readonly isWon: boolean };

function drawStar(pen: Pen, { x, y, isWon }: Star): void {
  const points = Array.from({ length: 10 }, (_, corner) => {
    const angle = -Math.PI / 2 + (corner * Math.PI) / 5;
    const reach = corner % 2 === 0 ? 40 : 17;
    return `${x + reach * Math.cos(angle)} ${y + reach * Math.sin(angle)}`;
  });
  paint(pen, isWon ? INK.sun : INK.off, new Path2D(`M${points.join("L")}Z`));
}

function drawFoot(pen: Pen, { name, product, address }: ShareFrame): void {
  write(pen, name, { y: 976, size: 46, weight: 700, ink: INK.white });
  // Each side of the dot reads in its own direction.
  write(pen, `⁨${product}⁩ · ⁨${address}⁩`, { y: 1_036, size: 36, weight: 600, ink: INK.faint });
}

type Written = {
  readonly y: number;
  /** Height of the letters; less where the text would be wider than it may be. */
  readonly size: number;
  readonly widest?: number;
  readonly weight: number;
  readonly ink: string;
};

function write(pen: Pen, text: string, written: Written): void {
  const { y, size, weight, ink, widest = WIDEST_TEXT } = written;
  if (text === "") return;
  pen.font = `${weight} ${size}px ${FONT}`;
  const { width } = pen.measureText(text);
  if (width > widest) pen.font = `${weight} ${Math.floor((size * widest) / width)}px ${FONT}`;
  pen.fillStyle = ink;
  pen.fillText(text, MIDDLE, y);
}

function paint(pen: Pen, ink: string, shape: Path2D): void {
  pen.fillStyle = ink;
  pen.fill(shape);
}
