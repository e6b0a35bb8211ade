import type { EditionKey } from './edition-key.ts'

/** Texts of error pages, which the server renders without the rest of the site. */
export const failureWords = {
  da: {
    away: {
      title: 'Siden kan ikke vises lige nu',
      what: 'En del af vores hjemmeside svarer ikke i øjeblikket. Vi er i gang med at løse det.',
      kept: 'Intet er gået tabt: Dine bookinger og dine favoritter er gemt.',
      next: 'Prøv igen om et minuts tid. Har du lige sendt os noget, så tjek din mail, før du sender det en gang til.',
    },
    busy: {
      title: 'Lige et øjeblik',
      what: 'Der er åbnet mange sider fra din internetforbindelse på kort tid. Måske deler du den med andre, for eksempel på arbejdet.',
      kept: 'Intet er gået tabt: Dine bookinger og dine favoritter er gemt.',
      next: 'Vent et øjeblik, og prøv så igen.',
    },
    crowded: {
      title: 'Der er mange gæster lige nu',
      what: 'Så mange besøger os på én gang, at vi ikke kan vise siden med det samme.',
      kept: 'Intet er gået tabt: Dine bookinger og dine favoritter er gemt.',
      next: 'Vent et par sekunder, og prøv så igen.',
    },
    unfinished: {
      title: 'Vi åbner snart',
      what: 'Vores hjemmeside er ved at blive gjort klar. Kig forbi igen om lidt.',
    },
    again: 'Prøv igen',
  },
  de: {
    away: {
      title: 'Diese Seite können wir gerade nicht anzeigen',
      what: 'Ein Teil unserer Website antwortet im Moment nicht. Wir kümmern uns bereits darum.',
      kept: 'Es ist nichts verloren: Ihre Buchungen und Ihre Merkliste sind gespeichert.',
      next: 'Bitte versuchen Sie es in etwa einer Minute noch einmal. Falls Sie uns gerade etwas geschickt haben, sehen Sie vorher in Ihrem E-Mail-Postfach nach.',
    },
    busy: {
      title: 'Einen Moment, bitte',
      what: 'Über Ihren Internetanschluss wurden in kurzer Zeit sehr viele Seiten aufgerufen. Vielleicht teilen Sie ihn mit anderen, zum Beispiel im Büro.',
      kept: 'Es ist nichts verloren: Ihre Buchungen und Ihre Merkliste sind gespeichert.',
      next: 'Bitte warten Sie einen Augenblick und versuchen Sie es dann noch einmal.',
    },
    crowded: {
      title: 'Gerade ist viel los',
      what: 'Im Moment besuchen uns so viele Gäste, dass wir diese Seite nicht sofort zeigen können.',
      kept: 'Es ist nichts verloren: Ihre Buchungen und Ihre Merkliste sind gespeichert.',
      next: 'Bitte versuchen Sie es in ein paar Sekunden noch einmal.',
    },
    unfinished: {
      title: 'Hier entsteht unsere Website',
      what: 'Wir richten gerade alles ein. Bitte schauen Sie bald wieder vorbei.',
    },
    again: 'Noch einmal versuchen',
  },
  en: {
    away: {
      title: 'We can’t show this page right now',
      what: 'Part of our website isn’t responding at the moment. We’re already on it.',
      kept: 'Nothing is lost: your bookings and your favourites are safe.',
      next: 'Please try again in a minute or so. If you’ve just sent us something, check your email before you send it again.',
    },
    busy: {
      title: 'One moment, please',
      what: 'A lot of pages have been opened from your internet connection in a short time. Perhaps you share it with others, at the office for example.',
      kept: 'Nothing is lost: your bookings and your favourites are safe.',
      next: 'Please wait a moment, then try again.',
    },
    crowded: {
      title: 'We’re very busy right now',
      what: 'So many people are visiting that we can’t show this page straight away.',
      kept: 'Nothing is lost: your bookings and your favourites are safe.',
      next: 'Please try again in a few seconds.',
    },
    unfinished: {
      title: 'We’re opening soon',
      what: 'We’re still setting up our website. Please come back soon.',
    },
    again: 'Try again',
  },
} as const satisfies Record<EditionKey, unknown>
