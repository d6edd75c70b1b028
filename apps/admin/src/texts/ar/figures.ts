import type * as english from "../en/figures.ts";

type Like<T> = { readonly [K in keyof T]: T[K] extends string ? string : Like<T[K]> };

/** Texts about how questions do and about regrades of what was played. */
export const figuresScreens: Like<typeof english.figuresScreens> = {
  figures: {
    lead: "الأسئلة كما تُلعب الآن، بحسب أول إجابة لكل لاعب. أقل من ثلاثين إجابة لا تقول الكثير.",
    none: "لا سؤال لديه إجابات كافية بعد.",
    question: "السؤال",
    open: "أداؤه",
    whole: "أداء السؤال",
    options: "ما اختاره اللاعبون",
    no_options: "هذا النوع بلا اختيار واحد.",
    right: "صحيح",
    facility_of: "%{share} إجابات صحيحة من أصل %{answers}",
    facility_hint: "قرب 100 %: يكاد الجميع يصيب. قرب الحظ: لا أحد يعرف، أو أن المفتاح خطأ.",
    discrimination_of: "%{value} على %{answers} إجابة",
    discrimination_hint: "من −1 إلى 1: هل يصيب هنا من يصيب في غيره. تحت 0.2 راجع السؤال، وتحت 0 راجع مفتاحه.",
    not_yet: "غير معروف بعد",
    median: "%{seconds} ث",
    median_hint: "نصف الإجابات المقيسة وعددها %{answers} لم يستغرق أكثر.",
    reports_of: "%{reports}، منها %{open} في الانتظار",
    met: "قابله",
    answered: "أجاب عنه",
    median_label: "زمن الإجابة",
    version_of: "الإصدار %{version}",
    played_now: "الإصدار %{version}، يُلعب الآن",
    to_question: "السؤال نفسه",
    regrades: "عمليات إعادة التصحيح",
    no_regrades: "لا إعادة تصحيح بعد.",
    regrades_lead: "مفاتيح مصحَّحة تُحتسب لما لُعب من قبل.",
    affected_lead:
      "لو احتُسب مفتاح الإصدار %{version} لما لُعب من قبل. لا يُؤخذ شيء من أحد، وتبقى المسابقات والنزالات والامتحانات كما انتهت.",
    affected:
      "المستفيدون: اللاعبون: %{players}. العملات: %{coins}. النقاط: %{score}. المحاولات: %{attempts}. المستويات المجتازة: %{levels}.",
    affected_part: "هذا على الأقل: هناك لعب أكثر مما يُنظر فيه هنا.",
    nobody: "لن يحصل أحد على شيء.",
    versions: "إصدارات سابقة تُصحَّح من جديد",
    no_versions: "لا إصدار سابق: لم يتغير المفتاح منذ أن لُعب السؤال أول مرة.",
    version_row: "الإصدار %{version}، المحاولات: %{attempts}",
    same_key: "المفتاح نفسه",
    other_text: "نصه مختلف: قد تعني إجاباته شيئًا آخر",
    go_on: "متابعة",
    further: "لاعبون آخرون",
    confirm_lead: "يُبلَّغ كل لاعب. اللاعبون: %{players}. العملات: %{coins}. النقاط: %{score}. لا رجعة في ذلك.",
    started: "تم لأول اللاعبين، ويتبعهم الباقون خلال دقائق.",
  },
};

export const figuresFields: Like<typeof english.figuresFields> = {
  asked_at: "تاريخ القرار",
  attempts: "المحاولات",
  levels: "المستويات",
  met: "قابله",
  reports: "البلاغات",
};
