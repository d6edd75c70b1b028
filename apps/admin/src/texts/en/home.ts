/** What only the screens of home and look say. */
export const homeTexts = {
  lead: "What visitors and players find on their home, and what is announced there. Pages that are loaded two seconds later have a change.",
  sections: "Sections",
  sections_lead:
    "From top to bottom, below the first card; on a wide screen “More” and the board stand beside the others.",
  hidden: "Hidden",
  everybody: "Players and visitors",
  players: "Players",
  visitors: "Visitors",
  slides: "Slides",
  slides_lead: "The first five that are live are shown, in this order.",
  no_slides: "Nothing is announced. A new slide is on home as soon as it begins.",
  new_lead:
    "Leads to a screen of the app, such as /leaderboard/, or to an https address. A picture needs words for whoever does not see it, in every language.",
  delete_lead: "It is gone for good. To keep it for later, let it end instead.",
  until: "until %{at}",
  shows: "Show “%{name}”",
  logo: "Logo",
  logo_lead:
    "In the header of every page, 32 pixels high beside the name: best square. A drawing (SVG) that runs or loads anything is refused.",
  own_logo: "The product's own sign is shown.",
  links: "Social links",
  links_lead: "In the footer of every page, over https alone.",
  no_links: "None yet.",
} as const;
