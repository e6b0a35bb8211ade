/** Target of links to the calendar. */
export const calendarId = 'prices'

/** While this is in view, the bottom bar of a phone is redundant. */
export const quoteBoxId = 'quote'
