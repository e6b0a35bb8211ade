/** Where links to the calendar lead. */
export const calendarId = 'prices'

/** While this is in view, the bar at the foot of a phone would only repeat it. */
export const quoteBoxId = 'quote'
