import type * as english from "../en/content.ts";

type Like<T> = { readonly [K in keyof T]: T[K] extends string ? string : Like<T[K]> };

/** Texts of the screens of content. */
export const contentScreens: Like<typeof english.contentScreens> = {
  content: {
    categories_lead:
      "ما يختار منه اللاعبون، بهذا الترتيب. تظهر الفئة متى صارت فيها أسئلة، وما تغيّره هنا يبقى حين تُحمَّل حزمتها من جديد.",
    modes: "الأنماط",
    retired_ones: "المسحوبة",
    retired: "مسحوبة",
    no_categories: "لا شيء هنا. أنشئ الأولى عبر «فئة جديدة».",
    questions: "الأسئلة: %{count}",
    parts: "الأجزاء: %{count}",
    parts_title: "الأجزاء",
    no_parts: "بلا أجزاء: أسئلتها في الفئة نفسها.",
    price: "%{coins} عملة",
    price_lead: "من اشتراها تبقى له مهما صار ثمنها لاحقًا.",
    free: "مجانية",
    look: "المظهر",
    retire_place_lead:
      "لن يراها اللاعبون ولا أسئلتها (%{count}). تستمر الجولات المفتوحة وتبقى النتائج، ويمكن استعادتها.",
  },
  order: {
    up: "انقل %{name} إلى أعلى",
    down: "انقل %{name} إلى أسفل",
  },
  files: {
    choose: "اختر ملفًا",
    replace: "استبدال",
    remove: "إزالة",
    progress: "الرفع",
    open: "افتح الملف",
  },
  conflict: {
    lead: "حفظ شخص آخر في هذه الأثناء. لم يُستبدل شيء: انظر إلى الفروق، ثم اختر واحفظ من جديد.",
    theirs: "المحفوظ الآن:",
    mine: "ما كتبته:",
    keep_mine: "أبقِ ما كتبته",
    take_theirs: "خذ المحفوظ",
  },
};

export const contentActions: Like<typeof english.contentActions> = {
  list_categories: "عرض الفئات",
  view_category: "عرض الفئة",
  create_category: "فئة جديدة",
  change_category: "تغيير الفئة",
  create_subcategory: "جزء جديد",
  change_subcategory: "تغيير الجزء",
  order_places: "تغيير الترتيب",
  retire_place: "سحب",
  restore_place: "استعادة",
  upload_part: "رفع جزء من ملف",
  finish_upload: "رفع ملف",
  list_content_files: "عرض الملفات",
};

export const contentFields: Like<typeof english.contentFields> = {
  base64: "المحتوى",
  category_id: "الفئة",
  code: "رمز المادة",
  emblem: "الشعار",
  id: "الموضع",
  ids: "الترتيب",
  image: "الصورة",
  kind: "النوع",
  names: "الأسماء",
  pack_id: "الحزمة",
  part: "الجزء",
  retired: "المسحوبة",
  retired_at: "وقت السحب",
  slug: "العنوان",
  subcategory_id: "الجزء",
  syllabus: "المنهج",
  syllabuses: "المناهج",
  title: "الاسم",
  upload_id: "عملية الرفع",
};

export const contentChoices: Like<typeof english.contentChoices> = {
  quiz_zone: "ساحة الاختبار",
  fun_and_learn: "تعلّم بمتعة",
  guess_the_word: "خمّن الكلمة",
  audio_questions: "أسئلة صوتية",
  math_mania: "هوس الرياضيات",
  multi_match: "المطابقة المتعددة",
  true_and_false: "صواب أم خطأ",
  contest: "المسابقات",
  picture: "صورة",
  figure: "رسم",
  clip: "مقطع صوتي",
  document: "ملف PDF",
  video: "فيديو",
  captions: "ترجمة الفيديو",
  "air-law": "القانون الجوي",
  "aircraft-general-knowledge": "المعرفة العامة بالطائرات",
  "airframe-and-systems": "هيكل الطائرة والأنظمة",
  instrumentation: "أجهزة القياس",
  "mass-and-balance": "الكتلة والتوازن",
  performance: "الأداء",
  "flight-performance-and-planning": "أداء الطيران وتخطيطه",
  "flight-planning": "تخطيط الرحلات",
  "human-performance": "الأداء البشري",
  meteorology: "الأرصاد الجوية",
  navigation: "الملاحة",
  "general-navigation": "الملاحة العامة",
  "radio-navigation": "الملاحة الراديوية",
  "operational-procedures": "إجراءات التشغيل",
  "principles-of-flight": "مبادئ الطيران",
  "high-speed-flight": "الطيران السريع",
  communications: "الاتصالات",
  "mountain-flying": "الطيران الجبلي",
  aerobatics: "الاستعراض الجوي",
  aircraft: "طائرة",
};

export const contentRefusals: Like<typeof english.contentRefusals> = {
  content_changed: "غيّر أحدهم هذا بعد أن فتحته.",
  place_exists: "هذا العنوان مستعمل. اختر عنوانًا آخر.",
  file_refused: "الملف ليس ما يدّعيه، أو كبير جدًا، أو تتعذّر قراءته.",
};
