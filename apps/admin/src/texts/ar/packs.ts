import type * as english from "../en/packs.ts";

type Like<T> = { readonly [K in keyof T]: T[K] extends string ? string : Like<T[K]> };

/** Texts about packs of questions. */
export const packsScreens: Like<typeof english.packsScreens> = {
  packs: {
    lead: "ينتمي كل سؤال إلى حزمة. والحزمة التي تُستورد من جديد تترك ما غُيّر هنا. يضم الملف المضغوط ما يُلعب: أما المسودات والأيام التي لها ورقة خاصة فهي في النسخة الاحتياطية وحدها.",
    none: "لا حزمة بعد. استورد حزمة أو اكتب سؤالًا.",
    facts: "تُلعب: %{live} · غُيّرت هنا: %{edited} · كُتبت هنا: %{own}",
    imports: "آخر عمليات الاستيراد",
    never: "كُتبت هنا ولم تُستورد قط.",
    counts: "جديدة: %{created}، متغيّرة: %{changed}، كما كانت: %{unchanged}، مسحوبة: %{retired}",
    whole: "تصدير كامل",
    some: "تصدير فئة",
    busy_export: "تُكتب الحزمة.",
    exported: "عدد الأسئلة في الملف: %{questions}.",
    left_out:
      "تُركت لأن الاستيراد يرفضها: الأسئلة: %{questions}، أوراق الأيام: %{papers}، الملفات المفقودة: %{files}.",
    import: "استيراد حزمة",
    import_lead:
      "ملف مضغوط لمجلد الحزمة. يُفحص أولًا ويُعرض ما سيتغيّر. ملف فئة واحدة يُخرج الفئات الأخرى من اللعب.",
    choose: "اختر ملفًا مضغوطًا",
    wrong_kind: "اختر ملفًا ينتهي بـ ‎.zip.",
    uploading: "يُرفع",
    checking: "تُفحص الحزمة.",
    storing: "تُحفظ الحزمة.",
    compared: "ما ستغيّره %{pack}",
    invalid: "في الحزمة أخطاء. لم يُحفظ شيء.",
    unchanged: "هذه الحزمة نفسها محفوظة من قبل.",
    stored: "الحزمة في اللعب الآن.",
    retires: "سيخرج من اللعب: الأسئلة: %{retired}، الفئات والأقسام والنصوص: %{places}.",
    admins: "لا يضع الحزم في اللعب إلا مدير، لأنها تتجاوز مراجعة شخص ثانٍ.",
    store: "وضعها في اللعب",
    found: "الأخطاء: %{errors} · التنبيهات: %{warnings}",
    problems: "ما وجده الفحص",
    no_problems: "لم يجد الفحص شيئًا.",
  },
};

export const packsActions: Like<typeof english.packsActions> = {
  list_packs: "عرض الحزم",
  import_pack: "استيراد حزمة",
  export_pack: "تصدير حزمة",
};

export const packsFields: Like<typeof english.packsFields> = {
  retire: "إخراج ما تركها من اللعب",
  where: "الموضع",
  rule: "القاعدة",
};

export const packsRefusals: Like<typeof english.packsRefusals> = {
  pack_retires: "ستخرج أسئلة أو فئات من اللعب. أكّد أن هذا مقصود.",
  pack_too_large: "الحزمة أكبر مما يُستورد مرة واحدة. صدّر فئاتها واحدة واحدة.",
};
