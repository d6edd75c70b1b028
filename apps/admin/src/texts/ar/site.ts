import type * as english from "../en/site.ts";

type Like<T> = { readonly [K in keyof T]: T[K] extends string ? string : Like<T[K]> };

export const siteActions = {
  list_languages: "عرض اللغات",
  add_language: "إضافة لغة",
  change_language: "تغيير اللغة",
  list_interface_texts: "عرض النصوص",
  set_interface_text: "كتابة النص",
  export_interface_texts: "تصدير النصوص",
  import_interface_texts: "اعتماد النصوص",
  list_pages: "عرض الصفحات",
  view_page: "عرض الصفحة",
  preview_page: "معاينة الصفحة",
  set_page: "نشر الصفحة",
} as const satisfies Record<keyof typeof english.siteActions, string>;

export const siteChoices = {
  missing: "ناقص",
  stale: "لم يعد مطابقًا",
  shipped: "كما سُلّم",
  json: "JSON",
  about_us: "من نحن",
  contact_us: "اتصل بنا",
  privacy_policy: "سياسة الخصوصية",
  terms_conditions: "الشروط والأحكام",
  instructions: "التعليمات",
  faq: "أسئلة وأجوبة",
} as const satisfies Record<keyof typeof english.siteChoices, string>;

export const siteFields = {
  own_name: "الاسم باللغة نفسها",
  locale: "المحليّة، مثل pt-BR",
  is_rtl: "تُكتب من اليمين إلى اليسار",
  is_content: "تُلعب بها الأسئلة",
  is_interface: "يمكن للاعبين قراءة الموقع بها",
  is_default: "اللغة الأساسية",
  search: "بحث",
  text_id: "المفتاح",
  content: "الملف",
  english: "الإنجليزية",
  used_for: "الاستعمال",
  texts_missing: "النصوص الناقصة",
  html: "نص الصفحة",
  page: "الصفحة",
} as const satisfies Record<keyof typeof english.siteFields, string>;

export const siteRefusals = {
  language_exists: "هذه اللغة موجودة من قبل.",
  language_is_default: "تبقى اللغة الأساسية مشغّلة للأسئلة وللواجهة. اجعل لغة أخرى أساسية أولًا.",
  text_syntax: "النص فارغ، أو أن أقواسه المعقوفة غير متوافقة.",
  text_values:
    "يجب أن يحوي النص القيم نفسها بين الأقواس المعقوفة والعناصر نفسها كما في الإنجليزية، ولا شيء غيرها.",
  text_plurals: "إحدى صيغ الجمع غير موجودة في هذه اللغة، أو أن الصيغة «other» ناقصة.",
  text_unknown: "لا يوجد نص بهذا المفتاح.",
  file_not_read: "هذا ليس ملف نصوص، أو أنه تالف.",
  page_empty: "لا شيء يُقرأ في الصفحة. أُزيل ما لا يُسمح به في الصفحات.",
} as const satisfies Record<keyof typeof english.siteRefusals, string>;

export const siteScreens = {
  site: {
    languages_lead: "لغات الأسئلة ولغات الموقع نفسه. يرى الموقع التغيير خلال ثانيتين.",
    add_lead: "تبدأ اللغة الجديدة بالنصوص الإنجليزية؛ اكتب نصوصها تحت «النصوص».",
    change_lead:
      "عند إيقافها للأسئلة لا يمكن اختيارها لاختبارات جديدة ويبقى ما لُعب. وعند إيقافها للواجهة يرى قرّاؤها اللغة الأساسية.",
    texts: "النصوص",
    of: "%{part} من %{whole}",
    is_default: "أساسية",
    is_content: "الأسئلة",
    is_interface: "الواجهة",
    is_rtl: "من اليمين إلى اليسار",
    off: "متوقفة",
    texts_title: "النصوص: %{language}",
    texts_lead:
      "كل نصوص تطبيق اللاعب، الناقصة أولًا. ما بين الأقواس المعقوفة قيم تبقى كما هي؛ ويقرأ اللاعبون التغيير خلال ثانيتين.",
    shipped: "كما سُلّم",
    text_hint: "أبقِ ما بين الأقواس المعقوفة وما بين القوسين الزاويين.",
    as_shipped: "العودة إلى ما سُلّم",
    export_as: "تصدير %{format}",
    import: "استيراد ملف",
    would_change: "سيتغيّر %{number} من %{all} نصًّا.",
    has_faults: "لن يُعتمد شيء قبل تصحيح هذه: %{number}",
    pages_lead: "ما يقوله الموقع عن نفسه بكل لغة. واللغة التي لا صفحة لها تعرض الصفحة الإنجليزية.",
    page_title: "الصفحة: %{page} (%{language})",
    page_lead: "يقرؤها اللاعبون خلال ثانيتين من نشرها. وتُحفظ كل النسخ.",
    page_text: "النص",
    page_hint: "يحل %{name} و%{email} محل الإعدادين بهذا الاسم.",
    preview: "معاينة",
    is_cut: "يُزال ما لا يُسمح به في الصفحات، مثل البرامج النصية والصور.",
    publish: "نشر",
    fill_shipped: "البدء بما سُلّم",
    version: "النسخة",
    version_at: "النسخة %{version}، %{at}",
    edit: "تعديل",
    look_lead:
      "لون الأزرار والروابط وما هو مختار. تُقبل الألوان التي يبقى كل شيء مقروءًا بها فقط؛ ويراها اللاعبون خلال ثانيتين.",
    colour: "اللون",
    colour_code: "اللون بصيغة #rrggbb",
    colour_hidden: "لن تُقرأ الكلمات أو الأزرار بهذا اللون. اختر لونًا أوضح.",
    use_colour: "استعمال هذا اللون",
    sample_key: "ابدأ الاختبار",
    sample_link: "عرض كل المواد",
    sample_chosen: "الإجابة المختارة",
    mark: {
      heading: "عنوان",
      paragraph: "فقرة",
      bold: "عريض",
      list: "قائمة",
      link: "رابط",
    },
    theme: {
      light: "المظهر الفاتح",
      dark: "المظهر الداكن",
    },
  },
} as const satisfies { readonly site: Like<typeof english.siteScreens.site> };
