import raEnglish from "ra-language-english";

/** react-admin's own texts, where ours say it better. */
export const raEn = {
  ra: {
    ...raEnglish.ra,
    page: {
      ...raEnglish.ra.page,
      not_found: "No such screen",
      empty: "Nothing here yet.",
      error: "Something went wrong",
    },
    message: {
      ...raEnglish.ra.message,
      not_found: "The address is wrong, or what it led to is gone.",
      error: "Something went wrong on this page. Try again; nothing you saved is lost.",
    },
    navigation: {
      ...raEnglish.ra.navigation,
      no_results: "Nothing here yet.",
      no_filtered_results: "Nothing fits these filters.",
    },
  },
};
