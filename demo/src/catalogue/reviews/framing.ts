import { type Line, line } from '../texts/sentence.ts'
import type { Told } from './topics.ts'

const isHappy = ({ rating }: Told) => rating >= 4
const isDelighted = ({ rating }: Told) => rating === 5

/** How a review begins. None speaks of cleanliness, warmth or the key, which the same review may complain about. */
export const intros: Readonly<
  Record<'any' | 'returning' | 'summer' | 'winter' | 'spring' | 'autumn', readonly Line<Told>[]>
> = {
  any: [
    line('Det var vores første gang her.', 'Wir waren zum ersten Mal hier.', 'It was our first time here.'),
    line('Vi fandt huset med det samme.', 'Wir haben das Haus sofort gefunden.', 'We found the house straight away.'),
    line(
      'Huset ligner billederne.',
      'Das Haus sieht aus wie auf den Bildern.',
      'The house looks just like the pictures.',
    ),
    line(
      'Vi blev overraskede over, hvor god plads der er.',
      'Wir waren überrascht, wie viel Platz das Haus bietet.',
      'We were surprised how much space there is.',
      ({ house }) => house.persons >= 6,
    ),
    line('Vi havde en dejlig ferie.', 'Wir hatten schöne Tage.', 'We had a lovely time.', isHappy),
    line(
      'Vi kendte området, men ikke huset.',
      'Die Gegend kannten wir, das Haus noch nicht.',
      'We knew the area, but not the house.',
    ),
    line('Alt var, som det var beskrevet.', 'Alles war wie beschrieben.', 'Everything was as described.', isHappy),
    line(
      'Vi følte os hjemme fra første dag.',
      'Wir haben uns vom ersten Tag an wohlgefühlt.',
      'We felt at home from day one.',
      isHappy,
    ),
    line('Et skønt hus.', 'Ein sehr schönes Haus.', 'A lovely house.', isDelighted),
    line(
      'Vi skulle bare væk hjemmefra og slappe af.',
      'Wir wollten einfach mal raus und abschalten.',
      'We just wanted to get away and unwind.',
    ),
    line(
      'Vi var afsted med venner.',
      'Wir waren mit Freunden unterwegs.',
      'We came with friends.',
      ({ house, hasChildren }) => house.persons >= 4 && !hasChildren,
    ),
    line(
      'Vi var her med børnene.',
      'Wir waren mit den Kindern hier.',
      'We were here with the children.',
      ({ hasChildren }) => hasChildren,
    ),
    line(
      'Det blev en ferie, hvor vi ikke foretog os ret meget, og det var meningen.',
      'Wir haben nicht viel unternommen, und genau so war es gedacht.',
      'We didn’t do very much, and that was the plan.',
      isHappy,
    ),
    line('Huset har det, man skal bruge.', 'Das Haus hat, was man braucht.', 'The house has what you need.', isHappy),
    line(
      'Vi har lejet huse på kysten i mange år, men aldrig her.',
      'Wir fahren seit Jahren an diese Küste, waren aber noch nie in diesem Haus.',
      'We’ve rented on this coast for years, but never here.',
    ),
    line(
      'Vi valgte huset på grund af beliggenheden.',
      'Ausgesucht hatten wir das Haus wegen der Lage.',
      'We chose the house for its location.',
    ),
    line(
      'Det er et hus, man hurtigt falder til i.',
      'In dem Haus fühlt man sich schnell daheim.',
      'It’s a house you soon settle into.',
      isHappy,
    ),
    line(
      'Endelig ferie ved Vesterhavet.',
      'Endlich wieder Urlaub an der dänischen Nordsee.',
      'A proper North Sea holiday at last.',
    ),
    line(
      'Vi vil gerne sige tak til ejerne.',
      'Ein herzliches Dankeschön an die Eigentümer.',
      'A big thank you to the owners.',
      isDelighted,
    ),
    line('Ankomsten gik let.', 'Die Anreise hat gut geklappt.', 'Arrival was easy.'),
    line(
      'Vi havde glædet os længe.',
      'Wir hatten uns lange darauf gefreut.',
      'We’d been looking forward to this for ages.',
    ),
    line(
      'Vi kom sent frem, men alt lå klar.',
      'Wir kamen spät an, aber alles lag bereit.',
      'We arrived late, but everything was ready for us.',
      isHappy,
    ),
    line(
      'Vores første sommerhus i Danmark.',
      'Unser erstes Ferienhaus in Dänemark.',
      'Our first holiday home in Denmark.',
    ),
    line(
      'Vi fejrede en rund fødselsdag i huset.',
      'Wir haben in dem Haus einen runden Geburtstag gefeiert.',
      'We celebrated a big birthday here.',
    ),
    line(
      'Bedsteforældrene var med.',
      'Die Großeltern waren dabei.',
      'The grandparents came along.',
      ({ house }) => house.persons >= 6,
    ),
    line(
      'Vi tog afsted uden store planer.',
      'Wir sind ohne große Pläne losgefahren.',
      'We set off without much of a plan.',
    ),
    line(
      'Nogle venner havde anbefalet området.',
      'Freunde hatten uns die Gegend empfohlen.',
      'Friends had recommended the area.',
    ),
    line(
      'Vi bookede ret sent og var heldige.',
      'Wir haben kurzfristig gebucht und Glück gehabt.',
      'We booked at the last minute and were lucky.',
      isHappy,
    ),
    line(
      'Huset er større, end det ser ud på billederne.',
      'Das Haus ist größer, als es auf den Bildern wirkt.',
      'The house is bigger than it looks in the pictures.',
      ({ house }) => house.persons >= 6,
    ),
    line(
      'Køreturen var lang, men det var det værd.',
      'Die Fahrt war lang, aber sie hat sich gelohnt.',
      'It was a long drive, but worth it.',
      isHappy,
    ),
    line(
      'Vi har haft en god ferie med et par skønhedsfejl.',
      'Ein schöner Urlaub mit ein paar Schönheitsfehlern.',
      'A good holiday with one or two flaws.',
      ({ rating }) => rating === 4 || rating === 3,
    ),
    line(
      'Man går ind ad døren og er på ferie.',
      'Tür auf, Urlaub an.',
      'You walk through the door and you’re on holiday.',
      isDelighted,
    ),
    line(
      'Vi var fire voksne og havde det rigtig godt.',
      'Wir waren vier Erwachsene und haben uns sehr wohlgefühlt.',
      'We were four adults and had a great time.',
      ({ house, hasChildren, rating }) => house.persons >= 4 && !hasChildren && rating >= 4,
    ),
    line('Beskrivelsen passer.', 'Die Beschreibung stimmt.', 'The description is accurate.', isHappy),
  ],
  returning: [
    line(
      'Det var tredje gang, vi var i huset.',
      'Wir waren schon zum dritten Mal in diesem Haus.',
      'It was our third time in this house.',
      isHappy,
    ),
    line('Vi kommer her næsten hvert år.', 'Wir kommen fast jedes Jahr hierher.', 'We come here nearly every year.'),
    line(
      'Vi var her sidst for et par år siden.',
      'Vor ein paar Jahren waren wir schon einmal hier.',
      'We were last here a couple of years ago.',
    ),
    line(
      'Som stamgæster ved vi, hvad vi kommer til.',
      'Als Stammgäste wissen wir, was uns erwartet.',
      'As regulars, we know what to expect.',
      isHappy,
    ),
  ],
  summer: [
    line('Vi havde sol næsten hver dag.', 'Wir hatten fast jeden Tag Sonne.', 'We had sun nearly every day.'),
    line('Vi var i vandet hver dag.', 'Wir waren jeden Tag schwimmen.', 'We went swimming every day.'),
    line(
      'Selv i højsæsonen er der plads på stranden.',
      'Selbst in der Hauptsaison ist am Strand genug Platz.',
      'Even in high season there’s room on the beach.',
    ),
    line(
      'Det blev en rigtig sommerferie med is og solskoldede næser.',
      'Ein richtiger Sommerurlaub mit Eis und Sonnenbrand auf der Nase.',
      'A real summer holiday, with ice cream and sunburnt noses.',
    ),
    line(
      'Vejret var blandet, humøret var godt.',
      'Das Wetter war gemischt, die Stimmung gut.',
      'Mixed weather, good spirits.',
    ),
  ],
  winter: [
    line(
      'Det stormede i tre dage, og vi nød det indefra.',
      'Drei Tage Sturm, und wir haben ihn von drinnen genossen.',
      'It blew a gale for three days and we enjoyed it from indoors.',
      isHappy,
    ),
    line(
      'Om vinteren har man stranden for sig selv.',
      'Im Winter hat man den Strand für sich.',
      'In winter you have the beach to yourself.',
    ),
    line(
      'Vinterferie med stearinlys og tidlige aftener.',
      'Winterurlaub mit Kerzen und frühen Abenden.',
      'A winter break with candles and early nights.',
    ),
    line(
      'Frost, sol og en mennesketom strand.',
      'Frost, Sonne und ein menschenleerer Strand.',
      'Frost, sunshine and an empty beach.',
    ),
  ],
  spring: [
    line(
      'Om foråret er lyset klart, og der er god plads overalt.',
      'Im Frühling ist das Licht klar und überall Platz.',
      'In spring the light’s clear and there’s room everywhere.',
    ),
    line(
      'Lærkerne sang, og vinden var frisk.',
      'Die Lerchen sangen, der Wind war frisch.',
      'The larks were singing and the wind was fresh.',
    ),
    line(
      'Vi fik de første varme dage.',
      'Wir haben die ersten warmen Tage erwischt.',
      'We caught the first warm days.',
    ),
    line(
      'Foråret ved havet er blevet en tradition for os.',
      'Frühling am Meer ist bei uns Tradition.',
      'Spring by the sea has become a tradition for us.',
    ),
  ],
  autumn: [
    line(
      'Efteråret gik med drager og brætspil.',
      'Der Herbst verging mit Drachen und Brettspielen.',
      'Autumn went by with kites and board games.',
    ),
    line(
      'Vi fandt rav efter stormen.',
      'Nach dem Sturm haben wir Bernstein gefunden.',
      'We found amber after the storm.',
    ),
    line('Efterårsferie med røde kinder.', 'Herbstferien mit roten Wangen.', 'An autumn break with rosy cheeks.'),
    line(
      'Vi samlede svampe om formiddagen og gik på stranden om eftermiddagen.',
      'Vormittags Pilze sammeln, nachmittags an den Strand.',
      'Mushrooms in the morning, the beach in the afternoon.',
    ),
  ],
}

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
