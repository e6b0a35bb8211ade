import { type Line, line } from '../texts/sentence.ts'
import type { Told } from './topics.ts'

/** What the office answers, by the first complaint of the review, or thanks. */
export const responses: Readonly<Record<string, readonly Line<Told>[]>> = {
  thanks: [
    line(
      'Tak for de venlige ord. Vi hilser ejeren.',
      'Danke für die freundlichen Worte. Wir geben sie an die Eigentümer weiter.',
      'Thank you for your kind words. We’ll pass them on to the owners.',
    ),
    line(
      'Tak, fordi du skrev. Velkommen igen.',
      'Danke, dass Sie geschrieben haben. Sie sind jederzeit willkommen.',
      'Thank you for writing. You’re welcome back any time.',
    ),
    line(
      'Det er rart at læse. Vi ses ved havet.',
      'Das lesen wir gern. Bis bald am Meer.',
      'That’s good to read. See you by the sea.',
    ),
    line(
      'Tak. Det bliver ejeren glad for at høre.',
      'Vielen Dank. Das wird die Eigentümer freuen.',
      'Thank you. The owners will be pleased to hear it.',
    ),
    line(
      'Hils hele familien fra os på kontoret.',
      'Grüßen Sie die ganze Familie von uns im Büro.',
      'Best wishes to the whole family from all of us at the office.',
      ({ hasChildren }) => hasChildren,
    ),
    line(
      'Tak for tilliden. Vi glæder os til at se jer igen.',
      'Danke für Ihr Vertrauen. Wir freuen uns auf ein Wiedersehen.',
      'Thank you for your trust. We look forward to seeing you again.',
    ),
    line(
      'Tusind tak. Kom godt hjem, og kom igen.',
      'Herzlichen Dank. Kommen Sie gern wieder.',
      'Many thanks. Do come again.',
    ),
    line(
      'Sådan en hilsen gør dagen god på kontoret.',
      'So ein Gruß macht uns im Büro den Tag schön.',
      'A note like this makes our day at the office.',
    ),
  ],
  beds: [
    line(
      'Tak for tippet. Vi har givet det videre til ejeren.',
      'Danke für den Hinweis. Wir haben ihn an die Eigentümer weitergegeben.',
      'Thank you for telling us. We’ve passed it on to the owners.',
    ),
    line(
      'Tak. Til vinter ser vi sengene efter.',
      'Danke. Im Winter sehen wir uns die Betten an.',
      'Thank you. We’ll check the beds this winter.',
    ),
  ],
  wifi: [
    line(
      'Tak. Vi har bedt ejeren om en forstærker.',
      'Danke. Wir haben die Eigentümer um einen Verstärker gebeten.',
      'Thank you. We’ve asked the owners for a repeater.',
    ),
    line(
      'Tak for beskeden. Udbyderen har set på linjen.',
      'Danke für die Nachricht. Der Anbieter hat die Leitung geprüft.',
      'Thanks for letting us know. The provider has checked the line.',
    ),
  ],
  kitchen: [
    line(
      'Tak for listen. Vi har fyldt op i køkkenet.',
      'Danke für die Liste. Wir haben in der Küche nachgerüstet.',
      'Thank you for the list. We’ve restocked the kitchen.',
    ),
    line(
      'Tak. Det er bestilt og kommer på plads før næste gæst.',
      'Danke. Das ist bestellt und liegt für die nächsten Gäste bereit.',
      'Thank you. It’s been ordered and will be there for the next guests.',
    ),
  ],
  power: [
    line(
      'Tak. På husets side kan du se, hvad tidligere gæster har brugt.',
      'Danke. Auf der Seite des Hauses steht, was frühere Gäste verbraucht haben.',
      'Thank you. The house page shows what earlier guests have used.',
    ),
    line(
      'Tak for din anmeldelse. Om vinteren bruger et sommerhus mere, og vi hjælper gerne med at regne på det.',
      'Danke für Ihre Bewertung. Außerhalb des Sommers braucht ein Ferienhaus mehr, wir rechnen es gern vorher mit Ihnen durch.',
      'Thank you for your review. A holiday home uses more outside summer, and we’re happy to help you estimate it.',
    ),
  ],
  sauna: [
    line(
      'Tak. Vi har fået saunaovnen efterset.',
      'Danke. Wir haben den Saunaofen prüfen lassen.',
      'Thank you. We’ve had the sauna stove checked.',
    ),
  ],
  spa: [
    line(
      'Tak. Teknikeren har set på spaen.',
      'Danke. Der Techniker hat sich den Whirlpool angesehen.',
      'Thank you. The technician has looked at the whirlpool.',
    ),
  ],
  neighbours: [
    line(
      'Det beklager vi. Vi har talt med naboen.',
      'Das tut uns leid. Wir haben mit den Nachbarn gesprochen.',
      'We’re sorry. We’ve spoken to the neighbours.',
    ),
    line(
      'Det er vi kede af, og tak for jeres tålmodighed.',
      'Das tut uns leid, und danke für Ihre Geduld.',
      'We’re sorry about that, and thank you for your patience.',
    ),
  ],
  shower: [
    line(
      'Tak. Vvs-manden har set på bruseren.',
      'Danke. Der Installateur hat sich die Dusche angesehen.',
      'Thank you. The plumber has looked at the shower.',
    ),
    line(
      'Tak for beskeden. Det er ordnet nu.',
      'Danke für den Hinweis. Das ist inzwischen behoben.',
      'Thanks for telling us. It’s been fixed now.',
    ),
  ],
  sand: [
    line(
      'Tak. Vi har talt med dem, der gør rent.',
      'Danke. Wir haben mit dem Reinigungsteam gesprochen.',
      'Thank you. We’ve spoken to the cleaners.',
    ),
    line(
      'Det har du ret i, og vi strammer op.',
      'Da haben Sie recht, wir achten künftig darauf.',
      'You’re right, and we’ll do better.',
    ),
  ],
  furniture: [
    line(
      'Tak. Ejeren har det på listen.',
      'Danke. Die Eigentümer haben es auf der Liste.',
      'Thank you. The owners have it on their list.',
    ),
    line(
      'Tak for forslaget. Vi har givet det videre.',
      'Danke für die Anregung. Wir haben sie weitergegeben.',
      'Thank you for the suggestion. We’ve passed it on.',
    ),
  ],
  heating: [
    line(
      'Tak. Ring til os dagen før, så tænder vi for varmen.',
      'Danke. Rufen Sie uns am Tag vorher an, dann stellen wir die Heizung an.',
      'Thank you. Ring us the day before and we’ll turn on the heating.',
    ),
  ],
  road: [
    line(
      'Tak. Vejen bliver jævnet hvert forår.',
      'Danke. Der Weg wird jedes Frühjahr ausgebessert.',
      'Thank you. The track is levelled every spring.',
    ),
  ],
  dirty: [
    line(
      'Det er ikke godt nok, og vi beklager. Vi har givet jer et afslag.',
      'Das ist nicht in Ordnung, und es tut uns leid. Wir haben Ihnen einen Teil der Miete erstattet.',
      'That’s not good enough, and we’re sorry. We’ve given you a reduction.',
    ),
    line(
      'Vi beklager. Huset er gennemgået fra ende til anden.',
      'Das tut uns leid. Das Haus ist gründlich nachgereinigt.',
      'We’re sorry. The house has been gone through from top to bottom.',
    ),
  ],
  'broken-spa': [
    line(
      'Det beklager vi. Pumpen er skiftet, og en del af lejen er betalt tilbage.',
      'Das tut uns leid. Die Pumpe ist ersetzt, ein Teil der Miete erstattet.',
      'We’re sorry. The pump has been replaced and part of the rent refunded.',
    ),
  ],
  'broken-sauna': [
    line(
      'Det beklager vi. Saunaovnen er skiftet og virker nu.',
      'Das tut uns leid. Der Saunaofen ist ausgetauscht und läuft wieder.',
      'We’re sorry. The sauna stove has been replaced and works again.',
    ),
  ],
  cold: [
    line(
      'Det beklager vi. Varmen er repareret, og du har fået et afslag.',
      'Das tut uns leid. Die Heizung ist repariert, und einen Teil der Miete haben wir erstattet.',
      'We’re sorry. The heating has been repaired and you’ve received a reduction.',
    ),
  ],
  damp: [
    line(
      'Tak, fordi du sagde det. Huset er tørret ud, og ventilationen er skiftet.',
      'Danke, dass Sie es gesagt haben. Das Haus ist getrocknet, die Lüftung erneuert.',
      'Thank you for telling us. The house has been dried out and the ventilation replaced.',
    ),
  ],
  'no-wifi': [
    line(
      'Det beklager vi. Fejlen lå hos udbyderen og er rettet.',
      'Das tut uns leid. Der Fehler lag beim Anbieter und ist behoben.',
      'We’re sorry. The fault was with the provider and has been put right.',
    ),
  ],
  fridge: [
    line(
      'Det beklager vi. Der er kommet nyt køleskab, og maden er erstattet.',
      'Das tut uns leid. Der Kühlschrank ist neu, die Lebensmittel haben wir ersetzt.',
      'We’re sorry. There’s a new fridge, and we’ve paid for the food.',
    ),
  ],
  key: [
    line(
      'Det beklager vi. Det må ikke ske, og vi har ændret vores rutine.',
      'Das tut uns leid. Das darf nicht passieren, wir haben unseren Ablauf geändert.',
      'We’re sorry. That shouldn’t happen, and we’ve changed how we do it.',
    ),
  ],
}
