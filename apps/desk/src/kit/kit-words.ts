import { defineWords } from './words.ts'

export const words = defineWords(
  {
    offline: 'Ingen forbindelse. Intet er gået tabt; prøv igen, når du er online.',
    unavailable: 'Det kan ikke lade sig gøre lige nu. Prøv igen om lidt.',
    ended: 'Du er logget ud. Log ind igen; det, du har skrevet, er her stadig.',
    notAllowed: 'Det findes ikke, eller du har ikke adgang til det.',
    invalid: 'Ret de markerede felter.',
    taken: 'Nogen har ændret det i mellemtiden. Her er den nye stand; tjek, og prøv igen.',
    failed: 'Det gik ikke. Prøv igen.',
    loading: 'Henter …',
    more: 'Vis flere',
    again: 'Prøv igen',
  },
  {
    offline: 'Keine Verbindung. Es ist nichts verloren; versuchen Sie es, sobald Sie wieder online sind.',
    unavailable: 'Das geht im Moment nicht. Bitte versuchen Sie es gleich noch einmal.',
    ended: 'Sie sind abgemeldet. Melden Sie sich neu an; was Sie geschrieben haben, ist noch da.',
    notAllowed: 'Das gibt es nicht, oder Sie haben keinen Zugang dazu.',
    invalid: 'Bitte prüfen Sie die markierten Felder.',
    taken:
      'Jemand hat das inzwischen geändert. Sie sehen den neuen Stand; bitte prüfen Sie ihn und versuchen Sie es noch einmal.',
    failed: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
    loading: 'Wird geladen …',
    more: 'Mehr anzeigen',
    again: 'Noch einmal versuchen',
  },
  {
    offline: 'No connection. Nothing is lost; try again when you are back online.',
    unavailable: 'This cannot be done at the moment. Please try again shortly.',
    ended: 'You are signed out. Sign in again; what you wrote is still here.',
    notAllowed: 'It does not exist, or you do not have access to it.',
    invalid: 'Please check the marked fields.',
    taken: 'Somebody has changed this meanwhile. You see the current state; please check it and try again.',
    failed: 'That did not work. Please try again.',
    loading: 'Loading …',
    more: 'Show more',
    again: 'Try again',
  },
)
