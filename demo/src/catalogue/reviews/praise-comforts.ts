import { type Line, line } from '../texts/sentence.ts'
import type { Told } from './topics.ts'

const isNear = ({ house }: Told) => house.sea <= 1500

/** What guests praise of things that only some houses have. */
export const comfortPraise: Readonly<Record<string, readonly Line<Told>[]>> = {
  sauna: [
    line('Saunaen brugte vi hver aften.', 'Die Sauna lief bei uns jeden Abend.', 'We used the sauna every evening.'),
    line(
      'Først havet, så saunaen.',
      'Erst in die Nordsee, dann in die Sauna.',
      'First the sea, then the sauna.',
      isNear,
    ),
    line(
      'Saunaen bliver hurtigt varm og er dejlig.',
      'Die Sauna wird schnell heiß und ist ein Traum.',
      'The sauna heats up quickly and it’s lovely.',
    ),
    line(
      'Efter en lang tur i blæsten var saunaen lige sagen.',
      'Nach langen Wanderungen im Wind war die Sauna genau das Richtige.',
      'After long walks in the wind, the sauna was just the thing.',
    ),
    line(
      'Saunaen gjorde novemberdagene gode.',
      'Die Sauna hat auch graue Tage schön gemacht.',
      'The sauna made even the grey days good.',
    ),
    line(
      'Sauna hver aften, så sover man godt.',
      'Jeden Abend Sauna, da schläft man gut.',
      'Sauna every evening, and you sleep well.',
    ),
  ],
  spa: [
    line(
      'Spaen var dejlig efter de lange ture.',
      'Der Whirlpool tat nach den langen Touren gut.',
      'The whirlpool was lovely after long walks.',
    ),
    line(
      'Vi sad i spaen, til fingrene rynkede.',
      'Wir saßen im Whirlpool, bis die Finger schrumpelig waren.',
      'We sat in the whirlpool until our fingers went wrinkly.',
    ),
    line(
      'Teenagerne var ikke til at få op af spaen.',
      'Die Teenager waren aus dem Whirlpool nicht herauszubekommen.',
      'We couldn’t get the teenagers out of the whirlpool.',
      ({ hasChildren }) => hasChildren,
    ),
    line(
      'Spa, et glas vin og regn på ruden.',
      'Whirlpool, ein Glas Wein und Regen an der Scheibe.',
      'Whirlpool, a glass of wine and rain on the window.',
    ),
    line('Spaen var feriens hit.', 'Der Whirlpool war der Hit.', 'The whirlpool was the hit of the holiday.'),
    line(
      'Vi gik i spaen med udsigt til regnen.',
      'Draußen Regen, drinnen Whirlpool.',
      'Rain outside, whirlpool inside.',
    ),
    line('Spaen varmer hurtigt op.', 'Der Whirlpool wird schnell warm.', 'The whirlpool warms up quickly.'),
  ],
  'outdoor-spa': [
    line(
      'At sidde i udespaen, mens det regner, er noget særligt.',
      'Im Außenwhirlpool sitzen, während es regnet: großartig.',
      'Sitting in the outdoor whirlpool in the rain is quite something.',
    ),
    line(
      'Vi så stjerneskud fra udespaen.',
      'Vom Außenwhirlpool haben wir Sternschnuppen gesehen.',
      'We saw shooting stars from the outdoor whirlpool.',
    ),
    line(
      'Udespaen var dagens faste punkt.',
      'Der Außenwhirlpool war unser fester Termin am Abend.',
      'The outdoor whirlpool was our daily fixture.',
    ),
  ],
  'wilderness-bath': [
    line(
      'Vildmarksbadet kræver tålmodighed, men det er det værd.',
      'Das Badefass braucht Geduld, aber es lohnt sich.',
      'The hot tub takes patience, but it is worth it.',
    ),
    line(
      'Vildmarksbadet i mørket var feriens højdepunkt.',
      'Das Badefass im Dunkeln war der Höhepunkt des Urlaubs.',
      'The hot tub in the dark was the highlight of our stay.',
    ),
  ],
  'indoor-pool': [
    line('Poolen var varm og ren.', 'Der Pool war warm und sauber.', 'The pool was warm and clean.'),
    line(
      'Med poolen gjorde regnen ikke noget.',
      'Mit dem Pool war der Regen egal.',
      'With the pool, the rain didn’t matter.',
    ),
    line(
      'Alle kom i poolen hver dag, også farmor.',
      'Alle waren täglich im Pool, auch die Oma.',
      'Everyone was in the pool every day, even Grandma.',
    ),
    line(
      'Poolen alene er hele turen værd.',
      'Allein der Pool ist die Reise wert.',
      'The pool alone is worth the trip.',
    ),
  ],
  fireplace: [
    line(
      'Vi tændte op hver aften.',
      'Wir haben jeden Abend den Kaminofen angemacht.',
      'We lit the stove every evening.',
    ),
    line(
      'Med ild i brændeovnen er stuen skøn.',
      'Mit Feuer im Kaminofen ist das Wohnzimmer richtig gemütlich.',
      'With the stove lit, the living room is really cosy.',
    ),
    line(
      'Brændeovnen, en bog og storm udenfor.',
      'Kaminofen, Buch und draußen Sturm.',
      'Wood stove, a book and a storm outside.',
    ),
    line(
      'Brændeovnen varmer hurtigt hele stuen op.',
      'Der Kaminofen heizt das Wohnzimmer schnell auf.',
      'The wood stove soon warms the whole living room.',
    ),
    line(
      'Vi spillede kort foran brændeovnen til midnat.',
      'Vor dem Kaminofen haben wir bis Mitternacht Karten gespielt.',
      'We played cards by the wood stove until midnight.',
    ),
  ],
  'sea-view': [
    line(
      'Havudsigten bliver man aldrig træt af.',
      'Am Meerblick kann man sich nicht sattsehen.',
      'You never tire of that sea view.',
    ),
    line(
      'Morgenkaffe med havudsigt, mere skal der ikke til.',
      'Morgenkaffee mit Meerblick, mehr braucht es nicht.',
      'Morning coffee with a sea view: what more do you need?',
    ),
  ],
  'ev-charger': [
    line(
      'Vi ladede bilen om natten uden problemer.',
      'Das E-Auto haben wir nachts problemlos geladen.',
      'We charged the car overnight without any trouble.',
    ),
    line(
      'Ladestanderen ved huset var en stor hjælp.',
      'Die Ladestation am Haus war eine große Hilfe.',
      'Having a charger at the house was a great help.',
    ),
  ],
  'activity-room': [
    line(
      'Aktivitetsrummet reddede regnvejrsdagene.',
      'Der Aktivitätsraum hat die Regentage gerettet.',
      'The games room saved the rainy days.',
    ),
    line(
      'Turneringen i aktivitetsrummet varede hele ferien.',
      'Das Turnier im Aktivitätsraum ging über den ganzen Urlaub.',
      'The tournament in the games room went on all holiday.',
    ),
  ],
  group: [
    line(
      'Vi var tre familier og gik ikke i vejen for hinanden.',
      'Wir waren drei Familien und sind uns nie auf die Füße getreten.',
      'We were three families and never got in each other’s way.',
    ),
    line(
      'Ved langbordet var der plads til os alle.',
      'Am langen Tisch hatten wir alle Platz.',
      'There was room for all of us at the long table.',
    ),
    line('Et godt hus til en stor familie.', 'Ein gutes Haus für die Großfamilie.', 'A good house for a big family.'),
  ],
  'thatched-roof': [
    line(
      'Der er dejlig svalt under stråtaget, når solen bager.',
      'Unter dem Reetdach bleibt es bei Hitze angenehm kühl.',
      'It stays cool under the thatch when it’s hot.',
      ({ season }) => season === 'summer',
    ),
    line(
      'Stråtaget giver huset sin helt egen stemning.',
      'Das Reetdach gibt dem Haus seine ganz eigene Stimmung.',
      'The thatched roof gives the house an atmosphere all its own.',
    ),
    line(
      'Vi har altid drømt om at bo under stråtag.',
      'Einmal unter Reet wohnen, das wollten wir schon lange.',
      'We’d always wanted to stay under a thatched roof.',
    ),
  ],
  'new-build': [
    line(
      'Huset er nyt og godt isoleret, og elregningen blev lille.',
      'Das Haus ist neu und gut gedämmt, die Stromrechnung fiel klein aus.',
      'The house is new and well insulated, and the electricity bill was small.',
    ),
    line('Alt er nyt og virker.', 'Alles ist neu und funktioniert.', 'Everything is new and works.'),
  ],
}
