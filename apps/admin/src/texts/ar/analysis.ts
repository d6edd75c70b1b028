import type { ReliabilityVerdict } from "@crosscheck/rules/exams/exam-analysis";
import type { ItemVerdict } from "@crosscheck/rules/exams/item-analysis";

/** What the analysis of an exam found, which the server says in English. */
export const analysisScreens: {
  readonly item_verdicts: Readonly<Record<ItemVerdict, string>>;
  readonly reliability_verdicts: Readonly<Record<ReliabilityVerdict, string>>;
} = {
  item_verdicts: {
    too_few: "عدد من أُعطوا هذا السؤال أقل من أن يُستنتج منه شيء.",
    key_suspect: "اختار المرشحون الجيدون خيارًا غير المفتاح: راجع المفتاح أولًا.",
    too_hard: "لم يكد أحد يجيب صوابًا، ولا أكثر مما بالتخمين.",
    too_easy: "أجاب الجميع تقريبًا صوابًا: لا يكاد السؤال يميّز بين المرشحين.",
    discriminates_poorly: "كان أداء الجيدين والضعفاء فيه متقاربًا.",
    distractor_unused: "خيار خاطئ واحد على الأقل لا يكاد يختاره أحد.",
    fine: "لا شيء يحتاج إلى تغيير.",
  },
  reliability_verdicts: {
    too_few: "عدد المرشحين أقل من أن يقال إلى أي مدى يُوثق بالنتائج.",
    papers_differ: "كانت أسئلة المرشحين مختلفة، فلا رقم واحد للجميع.",
    one_item: "سؤال واحد ليس اختبارًا.",
    no_variance: "للجميع الدرجات نفسها.",
    low: "ورقة أخرى من هذا النوع قد تعطي نتائج مختلفة: لا تحكم بالفروق الصغيرة.",
    moderate: "تكفي للتدريب، لا للقرارات عند درجة النجاح.",
    good: "تكفي لمعظم القرارات؛ انتبه قرب درجة النجاح.",
    high: "يمكن الوثوق بكل نتيجة وحدها.",
  },
};
