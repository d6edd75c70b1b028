import { raEn } from "./ra-en.ts";

const { ra } = raEn;

/** react-admin's texts that the console's lists show. */
export const raAr = {
  ra: {
    ...ra,
    action: {
      ...ra.action,
      close: "إغلاق",
      refresh: "تحديث",
      undo: "تراجع",
      select_columns: "الأعمدة",
      expand: "توسيع",
      show: "عرض",
    },
    boolean: { true: "نعم", false: "لا", null: " " },
    page: { ...ra.page, loading: "جارٍ التحميل", error: "حدث خطأ" },
    message: { ...ra.message, loading: "لحظة من فضلك", error: "حدث خطأ في هذه الصفحة. حاول مجددًا." },
    navigation: {
      ...ra.navigation,
      no_results: "لا شيء هنا بعد.",
      no_filtered_results: "لا شيء يطابق هذه المرشحات.",
      no_more_results: "لا توجد الصفحة رقم %{page}. جرّب السابقة.",
      page_out_of_boundaries: "لا توجد الصفحة رقم %{page}",
      page_out_from_end: "لا صفحات بعد الأخيرة",
      page_out_from_begin: "لا صفحات قبل الأولى",
      page_range_info: "\u2066%{offsetBegin}–%{offsetEnd}\u2069 من %{total}",
      partial_page_range_info: "\u2066%{offsetBegin}–%{offsetEnd}\u2069 من أكثر من %{offsetEnd}",
      current_page: "الصفحة %{page}",
      page: "إلى الصفحة %{page}",
      first: "إلى الصفحة الأولى",
      last: "إلى الصفحة الأخيرة",
      next: "إلى الصفحة التالية",
      previous: "إلى الصفحة السابقة",
      page_rows_per_page: "صفوف في الصفحة:",
      skip_nav: "انتقل إلى المحتوى",
    },
    sort: { sort_by: "ترتيب حسب %{field_lower_first} %{order}", ASC: "تصاعديًا", DESC: "تنازليًا" },
    notification: {
      ...ra.notification,
      http_error: "تعذّر الاتصال بالخادم",
      offline: "لا يوجد اتصال.",
      logged_out: "انتهت جلستك.",
    },
  },
};
