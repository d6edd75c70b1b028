import sharp from "sharp";
import type { createDemoOperate, DemoGround } from "./demo-calls.ts";

const WIDTH = 960;
const HEIGHT = 480;

/** A sky with stars over the lights of a runway that leads to the horizon. */
function drawNight(): string {
  const stars = Array.from({ length: 40 }, (_one, at) => {
    const [x, y] = [(at * 397) % WIDTH, (at * 151) % 230];
    return `<circle cx="${x}" cy="${y}" r="${1 + (at % 3) * 0.6}"/>`;
  });
  const lights = Array.from({ length: 9 }, (_one, at) => {
    const near = (at / 8) ** 2;
    const [y, half, radius] = [268 + near * 196, 14 + near * 300, 1.6 + near * 8];
    return [WIDTH / 2 - half, WIDTH / 2 + half].map((x) => `<circle cx="${x}" cy="${y}" r="${radius}"/>`);
  });
  return `<linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#071225"/>
    <stop offset="1" stop-color="#24508f"/></linearGradient>
    <rect width="${WIDTH}" height="260" fill="url(#s)"/><rect y="258" width="${WIDTH}" height="222" fill="#0a1a2c"/>
    <path d="M466 262h28l300 218H166z" fill="#13263b"/>
    <path d="M479 290h2l3 26h-8zM474 340h12l6 40h-24zM464 410h32l12 70h-56z" fill="#e8f0fb"/>
    <g fill="#fff" opacity="0.8">${stars.join("")}</g><g fill="#ffc53d">${lights.flat().join("")}</g>`;
}

/** An aeroplane over layers of cloud in the morning. */
function drawMorning(): string {
  return `<linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#1257c7"/>
    <stop offset="1" stop-color="#bfe0ff"/></linearGradient>
    <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#s)"/><circle cx="770" cy="130" r="54" fill="#ffc53d"/>
    <path d="M0 360q120-70 240-20t250-20 260 10 210-30v180H0z" fill="#fff" opacity="0.55"/>
    <path d="M0 420q160-60 330-20t320-10 310-20v110H0z" fill="#fff"/>
    <g fill="#fff" transform="translate(400 190) rotate(-8)"><path d="M-190 0q40-26 150-26l200 6q44 6 44 20t-44 18l-210 8q-100 0-140-26z"/>
    <path d="M-10-6 60-120h34L74-4zM-170-8l-34-70h30l50 64z" opacity="0.9"/>
    <path d="M-20 14 30 96h30L66 14z" fill="#dbe9fb"/></g>`;
}

const SLIDES = [
  {
    draw: drawNight,
    link: "/quiz-play/daily-quiz-dashboard/",
    words: {
      en: {
        heading: "One quiz a day keeps the rust away",
        text: "Ten questions, the same for everybody. Your streak grows with every day you fly it.",
        alt: "Lights of a runway at night",
      },
      ar: {
        heading: "اختبار كل يوم يحفظ ما تعلمته",
        text: "عشرة أسئلة هي نفسها للجميع، وسلسلتك تطول مع كل يوم تخوضها.",
        alt: "أضواء مدرج في الليل",
      },
    },
  },
  {
    draw: drawMorning,
    link: "/learn/",
    words: {
      en: {
        heading: "Read first, then answer",
        text: "Short passages on weather, law and the aeroplane, with questions to each of them.",
        alt: "An aeroplane above clouds in the morning",
      },
      ar: {
        heading: "اقرأ أولًا ثم أجب",
        text: "نصوص قصيرة عن الطقس والقانون والطائرة، ومع كل منها أسئلته.",
        alt: "طائرة فوق الغيوم في الصباح",
      },
    },
  },
];

/** What home announces, with pictures of our own. */
export async function createDemoSlides(
  { ports }: DemoGround,
  write: ReturnType<typeof createDemoOperate>,
  nowMs: number,
): Promise<void> {
  for (const { draw, ...slide } of SLIDES) {
    const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${draw()}</svg>`;
    const base64 = (await sharp(Buffer.from(drawn)).png().toBuffer()).toString("base64");
    const upload = ports.random.uuid();
    await write("upload_part", { upload_id: upload, part: 1, base64 });
    const file = await write("finish_upload", {
      upload_id: upload,
      kind: "figure",
      title: slide.words.en.alt,
    });
    // As the contract of the call says.
    const { file: image } = file as { readonly file: string };
    await write("create_slide", { ...slide, image, starts_at: new Date(nowMs).toISOString() });
  }
}
