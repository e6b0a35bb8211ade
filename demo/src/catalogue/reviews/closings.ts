import { type Line, line } from '../texts/sentence.ts'
import type { Told } from './topics.ts'

/** How a review ends, by its stars. */
export const closings: Readonly<Record<'five' | 'four' | 'three' | 'low', readonly Line<Told>[]>> = {
  five: [
    line('Vi kommer igen.', 'Wir kommen wieder.', 'We’ll be back.'),
    line('Næste år er allerede booket.', 'Nächstes Jahr ist schon gebucht.', 'Next year is already booked.'),
    line('Tak for en god ferie.', 'Danke für einen schönen Urlaub.', 'Thank you for a great holiday.'),
    line('Kan varmt anbefales.', 'Sehr zu empfehlen.', 'Highly recommended.'),
    line('Vi havde ikke lyst til at tage hjem.', 'Wir wollten gar nicht nach Hause.', 'We didn’t want to go home.'),
    line('Dagene gik alt for hurtigt.', 'Die Tage gingen viel zu schnell vorbei.', 'The days went by far too fast.'),
    line(
      'Vi har fortalt det til vennerne.',
      'Wir haben schon Freunden davon erzählt.',
      'We’ve already told our friends.',
    ),
    line('Fem stjerner herfra.', 'Von uns fünf Sterne.', 'Five stars from us.'),
    line(
      'Næste gang bliver vi to uger.',
      'Beim nächsten Mal bleiben wir zwei Wochen.',
      'Next time we’ll stay two weeks.',
    ),
    line('Vi savner allerede stedet.', 'Wir vermissen es jetzt schon.', 'We miss it already.'),
    line('Tak for lån af jeres hus!', 'Danke, dass wir hier sein durften!', 'Thanks for letting us stay!'),
    line('Ingen klager, kun ros.', 'Nichts zu bemängeln, nur Lob.', 'No complaints, only praise.'),
    line('Vi er helt udhvilede.', 'Wir sind erholt wie lange nicht.', 'We came home properly rested.'),
    line('På gensyn!', 'Bis zum nächsten Mal!', 'See you again!'),
    line(
      'Det var præcis den ferie, vi trængte til.',
      'Genau der Urlaub, den wir gebraucht haben.',
      'It was just the holiday we needed.',
    ),
    line(
      'Huset holder, hvad beskrivelsen lover.',
      'Das Haus hält, was die Beschreibung verspricht.',
      'The house lives up to its description.',
    ),
    line(
      'Vi kigger allerede på datoer til næste år.',
      'Wir schauen schon nach einem Termin fürs nächste Jahr.',
      'We’re already looking at dates for next year.',
    ),
    line('Alt i alt en dejlig ferie.', 'Rundum ein gelungener Urlaub.', 'A lovely holiday all round.'),
    line('Kom selv og se.', 'Fahren Sie selbst hin und sehen Sie.', 'Go and see for yourselves.'),
    line('Vi vender helt sikkert tilbage.', 'Wir kommen ganz bestimmt zurück.', 'We’ll definitely return.'),
    line(
      'Tak til alle, der har været med til at gøre huset klar.',
      'Danke an alle, die das Haus vorbereitet haben.',
      'Thanks to everyone who got the house ready.',
    ),
    line(
      'Vi har allerede hjemve efter stedet.',
      'Wir haben schon jetzt Heimweh danach.',
      'We’re already homesick for it.',
    ),
    line('Her kunne vi godt bo.', 'Hier könnten wir auch wohnen.', 'We could happily live here.'),
    line(
      'Et rigtigt feriehus, som det skal være.',
      'So muss ein Ferienhaus sein.',
      'Exactly what a holiday home should be.',
    ),
    line('Vi skal herop igen til foråret.', 'Im Frühjahr geht es wieder hin.', 'We’re going back in the spring.'),
    line(
      'Vi var enige hele vejen hjem: en god ferie.',
      'Auf der Heimfahrt waren wir uns einig: ein toller Urlaub.',
      'We all agreed on the drive home: a great holiday.',
    ),
    line(
      'Pas godt på huset, til vi kommer igen.',
      'Passen Sie gut auf das Haus auf, bis wir wiederkommen.',
      'Look after it until we’re back.',
    ),
    line('Stor ros herfra.', 'Großes Lob von uns.', 'Full marks from us.'),
    line('Det bliver ikke sidste gang.', 'Das war nicht das letzte Mal.', 'It won’t be the last time.'),
    line(
      'Vi glæder os allerede til næste gang.',
      'Wir freuen uns jetzt schon auf das nächste Mal.',
      'We can’t wait for next time.',
    ),
    line(
      'Vi anbefaler det til alle, der gider høre på os.',
      'Wir empfehlen es allen, die es hören wollen.',
      'We’re recommending it to anyone who’ll listen.',
    ),
    line('Et sted at samle kræfter.', 'Ein Ort zum Kraftschöpfen.', 'Just the place to recharge.'),
  ],
  four: [
    line('Alt i alt en god ferie.', 'Alles in allem ein schöner Urlaub.', 'All in all, a good holiday.'),
    line(
      'Det er småting, og vi kommer gerne igen.',
      'Das sind Kleinigkeiten, wir kämen gern wieder.',
      'Small things; we’d happily come again.',
    ),
    line('Vi var glade for at være her.', 'Wir waren gern hier.', 'We enjoyed our stay.'),
    line('Det passede os godt.', 'Für uns hat es gut gepasst.', 'It suited us well.'),
    line('Vi vil gerne anbefale huset.', 'Wir empfehlen das Haus gern weiter.', 'We’d recommend the house.'),
    line('Tæt på topkarakter.', 'Knapp an der vollen Punktzahl vorbei.', 'Just short of full marks.'),
    line('Prisen passer til huset.', 'Preis und Leistung stimmen.', 'Good value for money.'),
    line(
      'Et godt valg til en ferie ved havet.',
      'Eine gute Wahl für Ferien an der Nordsee.',
      'A good choice for a seaside holiday.',
    ),
    line(
      'En stjerne mindre for detaljerne, ellers fint.',
      'Einen Stern Abzug für Details, sonst alles gut.',
      'One star off for the details; otherwise fine.',
    ),
    line('Vi overvejer at komme tilbage.', 'Wir überlegen, wiederzukommen.', 'We’re thinking of coming back.'),
  ],
  three: [
    line(
      'Til prisen havde vi ventet lidt mere.',
      'Für den Preis hatten wir etwas mehr erwartet.',
      'For the price we’d expected a bit more.',
    ),
    line(
      'Beliggenheden er god, men huset trænger til en kærlig hånd.',
      'Die Lage ist gut, das Haus bräuchte etwas Pflege.',
      'The location is good, but the house needs some care.',
      ({ house }) => house.archetype.key !== 'new-build',
    ),
    line('Det var i orden, men ikke mere.', 'Es war in Ordnung, mehr nicht.', 'It was all right, no more.'),
    line(
      'Vi finder nok et andet hus næste gang.',
      'Beim nächsten Mal probieren wir wohl ein anderes Haus.',
      'We’ll probably try another house next time.',
    ),
    line(
      'Med lidt mere omhu kunne det blive rigtig godt.',
      'Mit etwas mehr Sorgfalt könnte es richtig gut sein.',
      'With a bit more care it could be really good.',
    ),
  ],
  low: [
    line('Det havde vi ikke ventet.', 'Das hatten wir so nicht erwartet.', 'We hadn’t expected that.'),
    line('Sådan skal en ferie ikke være.', 'So sollte ein Urlaub nicht sein.', 'That’s not what a holiday should be.'),
    line(
      'Vi vælger et andet hus næste gang.',
      'Nächstes Mal nehmen wir ein anderes Haus.',
      'We’ll take a different house next time.',
    ),
    line(
      'Det er ærgerligt, for beliggenheden er god.',
      'Schade, denn die Lage ist gut.',
      'It’s a shame, because the location is good.',
    ),
    line(
      'Vi kan desværre ikke anbefale huset.',
      'Weiterempfehlen können wir das Haus leider nicht.',
      'Sadly we can’t recommend the house.',
    ),
  ],
}
