import { embed, h2, p } from '../builders/rich-text.ts'
import { areaPage } from './area-page.ts'

export const southernAreas = [
  areaPage({
    slug: 'oksbol',
    department: 'blavand',
    scene: ['house-thatched', 'day'],
    da: {
      intro: 'En almindelig by med skole, butikker og station, et kvarter fra havet.',
      content: [
        p('I Oksbøl bor man blandt de lokale. Det er billigere end ved klitten, og man kan tage toget.'),
        p(
          'Efter krigen lå her en flygtningelejr på størrelse med en købstad. Museet FLUGT fortæller om den og om dem, der flygter i dag. Aal Kirke har kalkmalerier med kæmpende ryttere.',
        ),
      ],
      seoDescription:
        'Sommerhus i Oksbøl: byliv, butikker, tog og museet FLUGT, et kvarter fra strandene i Blåvand og Vejers. Lavere leje end ved klitten.',
      picture: 'Hus med stråtag ved Oksbøl',
    },
    de: {
      intro: 'Eine gewöhnliche Kleinstadt mit Schule, Läden und Bahnhof, eine Viertelstunde vom Meer.',
      content: [
        p(
          'In Oksbøl wohnt man unter Einheimischen. Es ist günstiger als an der Düne, und man kann mit dem Zug kommen.',
        ),
        p(
          'Nach dem Krieg lag hier ein Flüchtlingslager, groß wie eine Stadt. Das Museum FLUGT erzählt davon und von Menschen, die heute fliehen. Die Kirche von Aal hat Fresken mit kämpfenden Reitern.',
        ),
      ],
      seoDescription:
        'Ferienhaus in Oksbøl: Kleinstadt mit Läden, Zug und dem Museum FLUGT, eine Viertelstunde von den Stränden in Blåvand und Vejers.',
      picture: 'Reetdachhaus bei Oksbøl',
    },
    en: {
      intro: 'An ordinary small town with a school, shops and a station, a quarter of an hour from the sea.',
      content: [
        p('In Oksbøl you stay among the locals. It costs less than the dunes, and you can come by train.'),
        p(
          'After the war there was a refugee camp here the size of a town. The FLUGT museum tells its story, and that of people who flee today. Aal church has frescoes of fighting horsemen.',
        ),
      ],
      seoDescription:
        'Holiday homes in Oksbøl: a small town with shops, trains and the FLUGT museum, a quarter of an hour from the Blåvand and Vejers beaches.',
      picture: 'Thatched house near Oksbøl',
    },
  }),
  areaPage({
    slug: 'blavand',
    department: 'blavand',
    scene: ['lighthouse', 'golden'],
    sections: ['entrances-southern-areas'],
    da: {
      intro: 'Længere mod vest kommer man ikke i Danmark uden at blive våd.',
      content: [
        p(
          'Blåvand er vores største område og det, flest har hørt om. Her er fyr, bunkere, museum og en hovedgade med åbent hele året. Stranden mod syd ligger i læ af Horns Rev, så bølgerne er mindre end længere nordpå.',
        ),
        h2('Fyret og Tirpitz'),
        p(
          'Blåvandshuk Fyr er fra 1900. Der er 170 trin til toppen. Museet Tirpitz ligger under klitten og handler om krigen, ravet og kysten.',
        ),
        h2('Hvor i Blåvand?'),
        p('I Hvidbjerg bor man tættest på sandet, i Oksby ved skoven, og i selve Blåvand kan man gå efter brød.'),
        embed('cta-houses-near-beach'),
      ],
      seoDescription:
        'Sommerhus i Blåvand: fyr, Tirpitz, butikker året rundt og en strand i læ af Horns Rev. Hvidbjerg, Oksby eller byen: se forskellen her.',
      picture: 'Blåvandshuk Fyr i aftensol',
    },
    de: {
      intro: 'Weiter nach Westen kommt man in Dänemark nicht, ohne nass zu werden.',
      content: [
        p(
          'In Blåvand haben wir die meisten Häuser, und den Namen kennt fast jeder. Es gibt Leuchtturm, Bunker, Museum und eine Hauptstraße, auf der das ganze Jahr etwas offen hat. Der Südstrand liegt im Schutz von Horns Rev, die Wellen sind kleiner als weiter nördlich.',
        ),
        h2('Leuchtturm und Tirpitz'),
        p(
          'Der Turm von Blåvandshuk stammt aus dem Jahr 1900, 170 Stufen führen hinauf. Das Museum Tirpitz liegt unter der Düne und erzählt von Krieg, Bernstein und Küste.',
        ),
        h2('Wo in Blåvand?'),
        p(
          'In Hvidbjerg wohnt man nah am Sand, in Oksby am Wald, und in Blåvand selbst geht man zu Fuß Brötchen holen.',
        ),
        embed('cta-houses-near-beach'),
      ],
      seoDescription:
        'Ferienhaus in Blåvand: Leuchtturm, Tirpitz, Läden das ganze Jahr und ein geschützter Strand. Hvidbjerg, Oksby oder Ort: der Unterschied.',
      picture: 'Der Leuchtturm Blåvandshuk in der Abendsonne',
    },
    en: {
      intro: 'You can’t go further west in Denmark without getting wet.',
      content: [
        p(
          'Blåvand is our largest area and the one most people have heard of. There’s a lighthouse, bunkers, a museum and a main street open all year. The south beach is sheltered by Horns Rev, so the waves are smaller than further north.',
        ),
        h2('Lighthouse and Tirpitz'),
        p(
          'The lighthouse at Blåvandshuk dates from 1900 and has 170 steps. The Tirpitz museum is built into the dune and tells the story of war, amber and the coast.',
        ),
        h2('Where in Blåvand?'),
        p(
          'Hvidbjerg is close to the sand, Oksby is by the woods, and in Blåvand itself you can walk to fetch your rolls.',
        ),
        embed('cta-houses-near-beach'),
      ],
      seoDescription:
        'Holiday homes in Blåvand: lighthouse, Tirpitz, shops all year and a sheltered beach. Hvidbjerg, Oksby or the village: how they differ.',
      picture: 'Blåvandshuk lighthouse in the evening sun',
    },
  }),
  areaPage({
    slug: 'ho',
    department: 'blavand',
    scene: ['dunes', 'golden'],
    da: {
      intro: 'Ved bugten, hvor vandet går ud to gange i døgnet og kommer igen.',
      content: [
        p(
          'Ho er en landsby med kro og marsk. Ho Bugt er en del af Vadehavet, som er på UNESCOs liste. Ved lavvande vandrer vadefugle, hvor der før var hav.',
        ),
        p(
          'Sidst i august holdes fåremarked, og så er der flere mennesker i Ho end hele resten af året. Til stranden i Blåvand er der ti minutter i bil.',
        ),
      ],
      seoDescription:
        'Sommerhus i Ho ved Vadehavet: landsby, marsk og fugle, fåremarked i august og ti minutter i bil til den brede strand i Blåvand.',
      picture: 'Lavt lys over marsken ved Ho',
    },
    de: {
      intro: 'An der Bucht, aus der das Wasser zweimal am Tag verschwindet und wiederkommt.',
      content: [
        p(
          'Ho ist ein Dorf mit Gasthof und Marsch. Die Ho Bugt gehört zum Wattenmeer, das auf der Liste der UNESCO steht. Bei Ebbe laufen Watvögel, wo eben noch Meer war.',
        ),
        p(
          'Ende August ist Schafmarkt, dann sind mehr Menschen in Ho als im Rest des Jahres. Zum Strand in Blåvand fährt man zehn Minuten.',
        ),
      ],
      seoDescription:
        'Ferienhaus in Ho am Wattenmeer: Dorf, Marsch und Vögel, Schafmarkt im August und zehn Minuten zum breiten Strand von Blåvand.',
      picture: 'Tiefes Licht über der Marsch bei Ho',
    },
    en: {
      intro: 'By the bay, where the water goes out twice a day and comes back.',
      content: [
        p(
          'Ho is a village with an inn and salt marsh. Ho Bugt belongs to the Wadden Sea, which is on the UNESCO list. At low tide, waders stroll where the sea was an hour ago.',
        ),
        p(
          'In late August there’s a sheep market, and Ho sees more people than in all the rest of the year. Blåvand beach is ten minutes by car.',
        ),
      ],
      seoDescription:
        'Holiday homes in Ho by the Wadden Sea: a village, salt marsh and birds, a sheep market in August, ten minutes to the Blåvand beach.',
      picture: 'Low light over the marsh at Ho',
    },
  }),
  areaPage({
    slug: 'fano',
    department: 'romo',
    scene: ['beach', 'dusk'],
    da: {
      intro: 'Tolv minutter med færgen fra Esbjerg, og så går tiden anderledes.',
      content: [
        p(
          'Fanø er en ø, hvor man cykler. Mod vest ligger stranden, så bred at drager har god plads, og mod syd Sønderho med lave huse, der alle vender samme vej mod vinden.',
        ),
        h2('Tre steder at bo'),
        p(
          'Fanø Bad er tættest på stranden, Rindby har skov og købmand, og Sønderho har ro og kro. På sandbankerne ud for øen ligger sælerne.',
        ),
      ],
      seoDescription:
        'Sommerhus på Fanø: bred strand i Rindby og Fanø Bad, den gamle landsby Sønderho, sæler på sandet. Tolv minutter med færge fra Esbjerg.',
      picture: 'Stranden på Fanø i skumringen',
    },
    de: {
      intro: 'Zwölf Minuten mit der Fähre von Esbjerg, dann gehen die Uhren anders.',
      content: [
        p(
          'Fanø ist eine Insel zum Radfahren. Im Westen liegt der Strand, breit genug für alle Drachen, im Süden Sønderho mit niedrigen Häusern, die sich alle auf dieselbe Art gegen den Wind stellen.',
        ),
        h2('Drei Orte zum Wohnen'),
        p(
          'Fanø Bad liegt nah am Strand, Rindby hat Wald und Kaufmann, Sønderho hat Ruhe und einen Gasthof. Auf den Sandbänken vor der Insel liegen die Seehunde.',
        ),
      ],
      seoDescription:
        'Ferienhaus auf Fanø: breiter Strand in Rindby und Fanø Bad, das alte Dorf Sønderho, Seehunde auf dem Sand. Zwölf Minuten Fähre ab Esbjerg.',
      picture: 'Der Strand auf Fanø in der Dämmerung',
    },
    en: {
      intro: 'Twelve minutes by ferry from Esbjerg, and time runs differently.',
      content: [
        p(
          'Fanø is an island for cycling. To the west is the beach, with room for every kite; to the south is Sønderho, whose low houses all stand the same way to the wind.',
        ),
        h2('Three places to stay'),
        p(
          'Fanø Bad is nearest the beach, Rindby has woods and a grocer, and Sønderho has peace and an inn. Seals lie on the sandbanks off the island.',
        ),
      ],
      seoDescription:
        'Holiday homes on Fanø: wide beach at Rindby and Fanø Bad, the old village of Sønderho, seals on the sand. Twelve minutes by ferry.',
      picture: 'The beach on Fanø at dusk',
    },
  }),
  areaPage({
    slug: 'romo',
    department: 'romo',
    scene: ['beach', 'day'],
    da: {
      intro: 'Over dæmningen til en ø, hvor stranden er større, end man tror.',
      content: [
        p(
          'På Rømø kører man ud på sandet og så et godt stykke endnu. Ved Lakolk er der is og butikker, på Sønderstrand strandsejlere, og mod øst ligger marsken med får.',
        ),
        h2('Kaptajnerne'),
        p(
          'I 1700-tallet var øens mænd hvalfangere. Kommandørgården i Toftum viser, hvad de kom hjem med. Fra Havneby går færgen til Sylt på under en time.',
        ),
      ],
      seoDescription:
        'Sommerhus på Rømø: bilstrande ved Lakolk og Sønderstrand, kommandørgårde, marsk og færge til Sylt. Ni steder at bo, fra hede til havn.',
      picture: 'Den brede strand på Rømø ved højlys dag',
    },
    de: {
      intro: 'Über den Damm auf eine Insel, deren Strand weiter reicht, als man denkt.',
      content: [
        p(
          'Auf Rømø fährt man hinaus auf den Sand und noch ein Stück. In Lakolk gibt es Eis und Läden, am Sønderstrand die Strandsegler, im Osten die Marsch mit Schafen.',
        ),
        h2('Die Kapitäne'),
        p(
          'Im 18. Jahrhundert fuhren die Männer der Insel auf Walfang. Der Kommandørgård in Toftum zeigt, was sie heimbrachten. Von Havneby ist die Fähre in weniger als einer Stunde auf Sylt.',
        ),
      ],
      seoDescription:
        'Ferienhaus auf Rømø: Autostrände bei Lakolk und Sønderstrand, Kapitänshöfe, Marsch und Fähre nach Sylt. Neun Orte, von Heide bis Hafen.',
      picture: 'Der weite Strand auf Rømø am hellen Tag',
    },
    en: {
      intro: 'Across the causeway to an island whose beach goes on longer than you think.',
      content: [
        p(
          'On Rømø you drive out onto the sand, and then you keep driving. Lakolk has ice cream and shops, Sønderstrand has land yachts, and to the east is the marsh with sheep.',
        ),
        h2('The captains'),
        p(
          'In the 18th century the island’s men went whaling. The Kommandørgård in Toftum shows what they brought home. From Havneby the ferry reaches Sylt in under an hour.',
        ),
      ],
      seoDescription:
        'Holiday homes on Rømø: drive-on beaches at Lakolk and Sønderstrand, captains’ farms, marsh and a ferry to Sylt. Nine places to stay.',
      picture: 'The wide beach on Rømø in broad daylight',
    },
  }),
]
