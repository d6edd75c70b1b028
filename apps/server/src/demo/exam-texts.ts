/** What candidates type to start the open exam: anybody may know it. */
export const DEMO_EXAM_KEY = "CLEARED-4-EXAM";

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

const list = (lines: readonly string[]) => `<ul>${lines.map((line) => `<li>${line}</li>`).join("")}</ul>`;

/** Open for everybody when the world is new, and for thirty days from then. */
export function openExam(nowMs: number): object {
  return {
    language: "en",
    title: "Meteorology, stage check",
    licence: "PPL(A)",
    subject: "050",
    starts_at: new Date(nowMs - 3 * DAY_MS).toISOString(),
    ends_at: new Date(nowMs + 30 * DAY_MS).toISOString(),
    instructions: {
      en: `<p>The stage check before your first solo cross-country. It has 18 questions and takes 30 minutes.</p><p>The key of this demo exam is <strong>${DEMO_EXAM_KEY}</strong>.</p>`,
      ar: `<p>امتحان المرحلة قبل أول رحلة منفردة طويلة: ثمانية عشر سؤالًا في ثلاثين دقيقة.</p><p>مفتاح هذا الامتحان التجريبي هو <strong>${DEMO_EXAM_KEY}</strong>.</p>`,
    },
    rules_text: {
      en: list([
        "You sit it once, alone and without notes.",
        "Stay on this page: the exam ends when you leave it for more than 5 seconds.",
        "You may change an answer until you hand in.",
        "You need 75 % in all and 60 % in reports and forecasts.",
        "Your result is there when you hand in. Questions and answers follow when the window closes.",
      ]),
      ar: list([
        "تُجري الامتحان مرة واحدة، وحدك ومن دون ملاحظات.",
        "ابقَ في هذه الصفحة: ينتهي الامتحان إذا غادرتها أكثر من 5 ثوانٍ.",
        "يمكنك تغيير أي إجابة حتى التسليم.",
        "تحتاج إلى 75٪ في المجموع و60٪ في قسم التقارير والتنبؤات.",
        "تظهر النتيجة عند التسليم، والأسئلة وإجاباتها عند انتهاء موعد الامتحان.",
      ]),
    },
    rules: { minutes: 30, pass_percent: 75, release: "hand_in", review: "close", away: { policy: "end" } },
    paper: {
      kind: "blueprint",
      sections: [
        {
          section: "weather",
          name: { en: "Atmosphere and weather", ar: "الغلاف الجوي والطقس" },
          count: 12,
          categories: ["meteorology"],
          objectives: ["050.01", "050.02", "050.03", "050.04", "050.05", "050.06", "050.07"],
        },
        {
          section: "reports",
          name: { en: "Reports and forecasts", ar: "التقارير والتنبؤات" },
          pass_percent: 60,
          count: 6,
          categories: ["meteorology"],
          objectives: ["050.09", "050.10"],
        },
      ],
    },
  };
}

/** Begins four to five days after the world was made, in the morning. */
export function upcomingExam(nowMs: number): object {
  const startMs = (Math.floor(nowMs / DAY_MS) + 5) * DAY_MS + 9 * HOUR_MS;
  return {
    language: "en",
    title: "Navigation, end of course",
    licence: "PPL(A)",
    subject: "060",
    starts_at: new Date(startMs).toISOString(),
    ends_at: new Date(startMs + 3 * HOUR_MS).toISOString(),
    instructions: {
      en: "<p>Bring a pencil and paper. The window is open for three hours; start any time that leaves you the 40 minutes.</p>",
      ar: "<p>أحضر قلمًا وورقة. يبقى الامتحان مفتوحًا ثلاث ساعات، فابدأ وأمامك أربعون دقيقة كاملة.</p>",
    },
    rules_text: {
      en: list([
        "One sitting, alone.",
        "A calculator is allowed, a map is not.",
        "Results are known when the window closes.",
      ]),
      ar: list([
        "محاولة واحدة، وحدك.",
        "الآلة الحاسبة مسموحة، والخريطة غير مسموحة.",
        "تُعلن النتائج عند انتهاء الموعد.",
      ]),
    },
    rules: { minutes: 40, release: "close", review: "close" },
    paper: {
      kind: "blueprint",
      sections: [
        {
          section: "charts",
          name: { en: "Charts and dead reckoning", ar: "الخرائط والملاحة التقديرية" },
          count: 12,
          categories: ["navigation"],
          objectives: ["060.01"],
        },
        {
          section: "radio",
          name: { en: "Radio navigation", ar: "الملاحة اللاسلكية" },
          count: 8,
          categories: ["navigation"],
          objectives: ["060.02"],
        },
      ],
    },
  };
}

/** Everybody's the same questions, in two hours of one morning. */
export function completedExam(
  { startMs, endMs }: { readonly startMs: number; readonly endMs: number },
  { law, procedures }: { readonly law: readonly string[]; readonly procedures: readonly string[] },
): object {
  const items = (ids: readonly string[]) => ids.map((item_id) => ({ item_id }));
  return {
    language: "en",
    title: "Air law and procedures, first part",
    licence: "PPL(A)",
    subject: "010",
    starts_at: new Date(startMs).toISOString(),
    ends_at: new Date(endMs).toISOString(),
    instructions: {
      en: "<p>Sixteen questions of the first part of the course, the same for the whole class.</p>",
      ar: "<p>ستة عشر سؤالًا من الجزء الأول من الدورة، هي نفسها لكل الصف.</p>",
    },
    rules_text: {
      en: list([
        "One sitting, alone.",
        "Leaving the page is noted, and your examiner reads it.",
        "The examiner releases the results.",
      ]),
      ar: list(["محاولة واحدة، وحدك.", "تُسجَّل مغادرة الصفحة ويطّلع عليها الممتحن.", "يعلن الممتحن النتائج."]),
    },
    rules: { minutes: 30, release: "examiner", review: "release", away: { policy: "log" } },
    paper: {
      kind: "fixed",
      sections: [
        { section: "law", name: { en: "Air law", ar: "قانون الطيران" }, items: items(law) },
        {
          section: "procedures",
          name: { en: "Operational procedures", ar: "الإجراءات التشغيلية" },
          items: items(procedures),
        },
      ],
    },
  };
}
