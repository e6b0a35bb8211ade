import { type Line, line } from '../texts/sentence.ts'
import type { Told } from './topics.ts'

/** What guests praise of the place a house is in. */
export const settingPraise: Readonly<Record<string, readonly Line<Told>[]>> = {
  'first-row': [
    line(
      'Vi faldt i søvn til lyden af bølgerne.',
      'Einschlafen mit Meeresrauschen, herrlich.',
      'We fell asleep to the sound of the waves.',
    ),
    line(
      'Man går over klitten, og så står man på stranden.',
      'Einmal über die Düne und man steht am Strand.',
      'You go over the dune and you’re on the beach.',
    ),
    line(
      'Beliggenheden lige bag klitten slår alt.',
      'Die Lage direkt hinter der Düne ist unschlagbar.',
      'You can’t beat the location right behind the dune.',
    ),
    line('Tættere på havet kommer man ikke.', 'Näher am Meer geht kaum.', 'You couldn’t be much closer to the sea.'),
    line(
      'Vi var i vandet før morgenmaden hver dag.',
      'Wir waren jeden Morgen vor dem Frühstück am Wasser.',
      'We were down at the water before breakfast every day.',
    ),
    line(
      'Aftentur på stranden hver eneste aften, bare fordi man kan.',
      'Jeden Abend noch mal schnell an den Strand, einfach weil es geht.',
      'An evening stroll on the beach every night, just because you can.',
    ),
    line(
      'Vi gik ned til vandet fem gange om dagen.',
      'Wir waren fünfmal am Tag am Wasser.',
      'We went down to the water five times a day.',
    ),
    line('Man kan høre havet fra sengen.', 'Man hört das Meer vom Bett aus.', 'You can hear the sea from bed.'),
  ],
  dunes: [
    line(
      'Klitterne begynder lige ved terrassen.',
      'Die Dünen fangen direkt an der Terrasse an.',
      'The dunes start right at the terrace.',
    ),
    line(
      'Udsigten til klit og himmel får man aldrig nok af.',
      'Der Blick auf Dünen und Himmel, davon bekommt man nicht genug.',
      'Dunes and sky: we never got tired of the view.',
    ),
    line(
      'Stien gennem klitterne gik vi mindst to gange om dagen.',
      'Den Weg durch die Dünen sind wir mindestens zweimal am Tag gegangen.',
      'We walked the path through the dunes at least twice a day.',
    ),
    line(
      'Dejligt læ i klitterne, også da det blæste.',
      'Schön windgeschützt zwischen den Dünen, auch als es stürmte.',
      'Nicely sheltered among the dunes, even when it blew.',
    ),
    line(
      'Vi elskede at sidde i klitten med en kop kaffe.',
      'Mit der Kaffeetasse in der Düne sitzen, mehr braucht es nicht.',
      'We loved sitting in the dunes with a cup of coffee.',
    ),
    line(
      'Børnene rullede ned ad klitten, til de var svimle.',
      'Die Kinder sind die Düne hinuntergerollt, bis ihnen schwindelig war.',
      'The children rolled down the dune until they were dizzy.',
      ({ hasChildren }) => hasChildren,
    ),
    line(
      'Aftenlyset i klitterne er smukt.',
      'Das Abendlicht in den Dünen ist schön.',
      'The evening light in the dunes is beautiful.',
    ),
  ],
  heath: [
    line(
      'Lyng så langt øjet rækker, og helt stille.',
      'Heide, so weit man schaut, und diese Ruhe.',
      'Heather as far as you can see, and so peaceful.',
    ),
    line(
      'Vi så rådyr fra morgenbordet.',
      'Beim Frühstück standen Rehe vor dem Fenster.',
      'We watched deer while we had breakfast.',
    ),
    line(
      'Grunden med lyng er fantastisk, man føler sig helt alene.',
      'Das Heidegrundstück ist toll, man fühlt sich ganz für sich.',
      'The heather plot is wonderful; you feel you have it all to yourself.',
    ),
    line(
      'Stjernehimlen over heden glemmer vi ikke.',
      'Den Sternenhimmel über der Heide vergessen wir nicht.',
      'We won’t forget the stars over the heath.',
    ),
    line(
      'Hver morgen en gåtur i lyngen, så er dagen god.',
      'Jeden Morgen eine Runde durch die Heide, so fängt der Tag gut an.',
      'A walk through the heather each morning set us up for the day.',
    ),
    line(
      'Lyngen blomstrede, da vi var der.',
      'Die Heide stand in Blüte, als wir da waren.',
      'The heather was in bloom while we were there.',
      ({ season }) => season === 'summer',
    ),
    line(
      'Vi så en hugorm og mange firben.',
      'Wir haben eine Kreuzotter und viele Eidechsen gesehen.',
      'We saw an adder and lots of lizards.',
      ({ season }) => season === 'summer',
    ),
    line(
      'Man kan gå lige ud på heden fra grunden.',
      'Vom Grundstück geht man direkt in die Heide.',
      'You can walk straight out onto the heath.',
    ),
  ],
  forest: [
    line(
      'Mellem træerne er der læ, selv når det blæser på stranden.',
      'Zwischen den Bäumen ist es windstill, auch wenn es am Strand pfeift.',
      'It’s sheltered among the trees even when it’s wild on the beach.',
    ),
    line(
      'Børn og voksne var vilde med egernet i haven.',
      'Das Eichhörnchen im Garten war der Star des Urlaubs.',
      'The squirrel in the garden was the star of the holiday.',
    ),
    line(
      'Skoven lige uden for døren er skøn til løbeture.',
      'Der Wald vor der Tür ist herrlich zum Joggen.',
      'The forest on the doorstep is lovely for a run.',
    ),
    line(
      'Duften af fyr, når man åbner døren om morgenen!',
      'Morgens die Tür auf, und es duftet nach Kiefern!',
      'That smell of pine when you open the door in the morning!',
    ),
    line(
      'Skyggen under træerne var dejlig i varmen.',
      'Der Schatten unter den Bäumen tat bei der Hitze gut.',
      'The shade under the trees was lovely in the heat.',
      ({ season }) => season === 'summer',
    ),
    line(
      'En spætte vækkede os hver morgen.',
      'Jeden Morgen hat uns ein Specht geweckt.',
      'A woodpecker woke us every morning.',
    ),
  ],
  village: [
    line('Vi kunne gå til det hele.', 'Wir konnten alles zu Fuß erledigen.', 'We could walk to everything.'),
    line(
      'Bageren ligger tæt på og blev dagens første tur.',
      'Der Bäcker ist um die Ecke, das war jeden Morgen der erste Gang.',
      'The baker is round the corner and was our first walk each morning.',
    ),
    line(
      'Hyggelig by, hvor folk siger godmorgen.',
      'Netter Ort, die Leute grüßen auf der Straße.',
      'A friendly village where people say good morning.',
    ),
  ],
  fjord: [
    line(
      'Fjorden er lav og god til de små.',
      'Der Fjord ist flach, ideal für die Kleinen.',
      'The fjord is shallow and great for little ones.',
    ),
    line(
      'Vi kitede hver dag og gik derhen med udstyret.',
      'Wir waren jeden Tag kiten und sind mit dem Material zu Fuß hingegangen.',
      'We went kiting every day and walked there with our gear.',
    ),
    line(
      'Aftenlyset over fjorden er noget for sig.',
      'Das Abendlicht über dem Fjord ist etwas Besonderes.',
      'The evening light over the fjord is something special.',
    ),
  ],
  meadow: [
    line(
      'Udsigten over engene giver ro i hovedet.',
      'Der Blick über die Wiesen beruhigt ungemein.',
      'Looking out over the meadows is so calming.',
    ),
    line(
      'Masser af plads til fodbold og frisbee.',
      'Viel Platz für Fußball und Frisbee.',
      'Loads of room for football and frisbee.',
    ),
    line(
      'Her er landligt og fredeligt, vi hørte kun fugle.',
      'Ländlich und friedlich, wir hörten nur Vögel.',
      'Rural and peaceful; all we heard was birds.',
    ),
    line(
      'Skønt at bo på landet og alligevel nå havet på kort tid.',
      'Schön, auf dem Land zu wohnen und trotzdem schnell am Meer zu sein.',
      'Lovely to stay in the country and still get to the sea quickly.',
      ({ house }) => house.sea <= 4000,
    ),
  ],
}
