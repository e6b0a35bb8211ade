import { h2, p } from '../builders/rich-text.ts'
import { areaPage } from './area-page.ts'

export const northernAreas = [
  areaPage({
    slug: 'sondervig',
    department: 'hvide-sande',
    scene: ['beach', 'day'],
    da: {
      intro: 'Ferieby med butikker året rundt og en strand, der fylder hele synsfeltet.',
      content: [
        p(
          'Søndervig er stedet for dem, der vil kunne gå til bageren og hjem igen. Langs hovedgaden ligger isboder, tøjbutikker og spisesteder, og for enden går trappen ned til vandet.',
        ),
        h2('Sand og badeland'),
        p(
          'Hver sommer bygges der skulpturer af sand, højere end et hus. Når det regner, er der badeland. De stille huse ligger mod nord i Houvig, hvor bunkerne fra krigen langsomt glider i havet.',
        ),
      ],
      seoDescription:
        'Sommerhus i Søndervig: butikker året rundt, badeland, sandskulpturer og bred strand. Stille huse finder du mod nord i Houvig ved klitten.',
      picture: 'Bred strand ved Søndervig i dagslys',
    },
    de: {
      intro: 'Ferienort mit Läden das ganze Jahr und einem Strand, der das Blickfeld füllt.',
      content: [
        p(
          'Søndervig passt zu allen, die zu Fuß zum Bäcker wollen. An der Hauptstraße liegen Eisdielen, Kleiderläden und Lokale, am Ende führt die Treppe zum Wasser.',
        ),
        h2('Sand und Badeland'),
        p(
          'Jeden Sommer entstehen hier Skulpturen aus Sand, höher als ein Haus. Regnet es, gibt es das Badeland. Ruhiger wohnt man nördlich davon in Houvig, wo die Bunker langsam ins Meer rutschen.',
        ),
      ],
      seoDescription:
        'Ferienhaus in Søndervig: Läden das ganze Jahr, Badeland, Sandskulpturen und breiter Strand. Ruhige Häuser liegen nördlich in Houvig.',
      picture: 'Breiter Strand bei Søndervig am Tag',
    },
    en: {
      intro: 'A resort with shops all year and a beach that fills your view.',
      content: [
        p(
          'Søndervig is for people who like to walk to the baker’s. Ice-cream stalls, clothes shops and restaurants line the main street, and at the far end steps lead down to the water.',
        ),
        h2('Sand and a water park'),
        p(
          'Every summer, sand sculptures taller than a house go up here. If it rains, there’s the water park. The quieter houses are to the north, in Houvig, where wartime bunkers slip slowly into the sea.',
        ),
      ],
      seoDescription:
        'Holiday homes in Søndervig: shops all year, a water park, sand sculptures and a wide beach. Quieter houses are to the north in Houvig.',
      picture: 'Wide beach at Søndervig by day',
    },
  }),
  areaPage({
    slug: 'klegod',
    department: 'hvide-sande',
    scene: ['dunes', 'morning'],
    da: {
      intro: 'En håndfuld veje, hav på den ene side og fjord på den anden.',
      content: [
        p(
          'Klegod ligger mellem Søndervig og Hvide Sande, hvor landtangen er smal. Der er ingen gågade. Der er klit, lyng og en grusvej ned til vandet.',
        ),
        p('Til butik kører man fem minutter. Til fjorden går man ti, og dér er der læ, når havet er for meget.'),
      ],
      seoDescription:
        'Sommerhus i Klegod mellem hav og fjord: få veje, høje klitter og fem minutter til butikkerne i Søndervig. Et roligt sted for familier.',
      picture: 'Klitter ved Klegod om morgenen',
    },
    de: {
      intro: 'Eine Handvoll Wege, auf der einen Seite das Meer, auf der anderen der Fjord.',
      content: [
        p(
          'Klegod liegt zwischen Søndervig und Hvide Sande, wo die Nehrung schmal ist. Eine Promenade gibt es nicht. Es gibt Dünen, Heide und einen Kiesweg zum Wasser.',
        ),
        p('Zum Laden fährt man fünf Minuten. Zum Fjord geht man zehn und findet Schutz, wenn das Meer zu viel wird.'),
      ],
      seoDescription:
        'Ferienhaus in Klegod zwischen Meer und Fjord: wenige Wege, hohe Dünen, fünf Minuten zu den Läden in Søndervig. Ruhig, gut für Familien.',
      picture: 'Dünen bei Klegod am Morgen',
    },
    en: {
      intro: 'A handful of lanes, the sea on one side and the fjord on the other.',
      content: [
        p(
          'Klegod lies between Søndervig and Hvide Sande where the spit of land is narrow. There’s no promenade, just dunes, heather and a gravel track to the water.',
        ),
        p('The shop is five minutes by car. The fjord is ten on foot, and sheltered when the sea gets too much.'),
      ],
      seoDescription:
        'Holiday homes in Klegod between sea and fjord: few lanes, tall dunes and five minutes to the shops in Søndervig. Quiet, good for families.',
      picture: 'Dunes at Klegod in the morning',
    },
  }),
  areaPage({
    slug: 'hvide-sande',
    department: 'hvide-sande',
    scene: ['harbour', 'morning'],
    sections: ['image-text-harbour'],
    da: {
      intro: 'En rigtig havn, der også har gæster, og ikke omvendt.',
      content: [
        p(
          'Her lugter der af tjære og fisk, og det er meningen. Slusen fra 1931 lukker vand ind og ud af Ringkøbing Fjord, og om foråret følger silden med.',
        ),
        h2('Lyngvig Fyr'),
        p(
          'Nord for byen står fyret fra 1906. Der er 228 trin op, og fra toppen ser man både hav og fjord. Husene omkring Nørre Lyngvig ligger spredt i klitten.',
        ),
      ],
      seoDescription:
        'Sommerhus i Hvide Sande: levende fiskerihavn, sluse, fjord til surf og Lyngvig Fyr mod nord. Huse i byen og spredt i klitten ved Lyngvig.',
      picture: 'Havnen i Hvide Sande tidligt om morgenen',
    },
    de: {
      intro: 'Ein richtiger Hafen, der auch Gäste hat, und nicht umgekehrt.',
      content: [
        p(
          'Hier riecht es nach Teer und Fisch, und so soll es sein. Die Schleuse von 1931 lässt das Wasser in den Ringkøbing Fjord und wieder hinaus. Im Frühjahr kommt der Hering mit.',
        ),
        h2('Der Leuchtturm Lyngvig'),
        p(
          'Nördlich des Orts steht der Turm von 1906. 228 Stufen führen hinauf, oben sieht man Meer und Fjord zugleich. Rund um Nørre Lyngvig liegen die Häuser verstreut in der Düne.',
        ),
      ],
      seoDescription:
        'Ferienhaus in Hvide Sande: lebendiger Fischereihafen, Schleuse, Fjord zum Surfen und der Leuchtturm Lyngvig. Häuser im Ort und in den Dünen.',
      picture: 'Der Hafen von Hvide Sande früh am Morgen',
    },
    en: {
      intro: 'A proper harbour that also has guests, not the other way round.',
      content: [
        p(
          'It smells of tar and fish, as it should. The lock, built in 1931, lets water in and out of Ringkøbing Fjord, and in spring the herring come with it.',
        ),
        h2('Lyngvig lighthouse'),
        p(
          'The lighthouse north of town dates from 1906. It’s 228 steps up, and from the top you can see both sea and fjord. Around Nørre Lyngvig the houses are scattered through the dunes.',
        ),
      ],
      seoDescription:
        'Holiday homes in Hvide Sande: a working fishing harbour, the lock, the fjord for surfing and Lyngvig lighthouse. In town or in the dunes.',
      picture: 'The harbour of Hvide Sande early in the morning',
    },
  }),
  areaPage({
    slug: 'argab',
    department: 'hvide-sande',
    scene: ['dunes', 'golden'],
    da: {
      intro: 'Seks kilometer klit, en købmand og ikke meget mere.',
      content: [
        p(
          'Årgab er langt og tyndt. Husene ligger i to rækker mellem landevejen og havet, og de fleste kan høre brændingen fra sengen.',
        ),
        p(
          'På den anden side af vejen begynder fjordengene. Om efteråret står gæssene der i tusindvis og snakker hele natten.',
        ),
      ],
      seoDescription:
        'Sommerhus i Årgab på Holmsland Klit: huse i klitten få skridt fra havet, fjordenge med gæs bagved og kort vej til Hvide Sande by.',
      picture: 'Aftenlys over klitten ved Årgab',
    },
    de: {
      intro: 'Sechs Kilometer Düne, ein Kaufmann und sonst nicht viel.',
      content: [
        p(
          'Årgab ist lang und schmal. Die Häuser stehen in zwei Reihen zwischen Landstraße und Meer, die meisten in Hörweite der Brandung.',
        ),
        p(
          'Jenseits der Straße beginnen die Fjordwiesen. Im Herbst stehen dort Tausende von Gänsen und reden die ganze Nacht.',
        ),
      ],
      seoDescription:
        'Ferienhaus in Årgab auf Holmsland Klit: Häuser in der Düne wenige Schritte vom Meer, dahinter Fjordwiesen mit Gänsen, Hvide Sande ist nah.',
      picture: 'Abendlicht über der Düne bei Årgab',
    },
    en: {
      intro: 'Six kilometres of dunes, a grocer and not much else.',
      content: [
        p(
          'Årgab is long and thin. The houses stand in two rows between road and sea, most of them within earshot of the surf.',
        ),
        p('Across the road the fjord meadows begin. In autumn geese gather there by the thousand and talk all night.'),
      ],
      seoDescription:
        'Holiday homes in Årgab on Holmsland Klit: houses in the dunes a few steps from the sea, meadows with geese behind, Hvide Sande close by.',
      picture: 'Evening light over the dune at Årgab',
    },
  }),
  areaPage({
    slug: 'bjerregard',
    department: 'hvide-sande',
    scene: ['dunes', 'day'],
    da: {
      intro: 'Lidt lavere klit, lidt længere mellem husene, og fugle nok.',
      content: [
        p(
          'Bjerregård ligger, hvor landtangen er ved at være bred igen. Grundene er store, og mellem husene er der lyng, så naboen er en skorsten i det fjerne.',
        ),
        p(
          'Mod øst ligger Tipperne, et af landets gamle fuglereservater. Der er kun åbent for besøgende på bestemte tidspunkter, så tjek det, før du cykler.',
        ),
      ],
      seoDescription:
        'Sommerhus i Bjerregård: store grunde, lyng og klit mellem hav og fjord, tæt på fuglereservatet Tipperne. Et sted med ro og plads til hund.',
      picture: 'Klit og lyng ved Bjerregård',
    },
    de: {
      intro: 'Etwas flachere Dünen, etwas mehr Abstand zwischen den Häusern und Vögel genug.',
      content: [
        p(
          'Bjerregård liegt, wo die Nehrung wieder breiter wird. Die Grundstücke sind groß, dazwischen wächst Heide. Der Nachbar ist ein Schornstein in der Ferne.',
        ),
        p(
          'Im Osten liegt Tipperne, eines der alten Vogelreservate des Landes. Besucher dürfen nur zu bestimmten Zeiten hinein. Sehen Sie nach, bevor Sie losradeln.',
        ),
      ],
      seoDescription:
        'Ferienhaus in Bjerregård: große Grundstücke, Heide und Düne zwischen Meer und Fjord, nah am Vogelreservat Tipperne. Ruhe und Platz.',
      picture: 'Düne und Heide bei Bjerregård',
    },
    en: {
      intro: 'Slightly lower dunes, slightly more room between the houses, and no shortage of birds.',
      content: [
        p(
          'Bjerregård lies where the spit widens again. The plots are large, with heather in between, and your nearest neighbour is a chimney in the distance.',
        ),
        p(
          'To the east is Tipperne, one of the country’s old bird reserves. It only opens to visitors at certain times, so check before you set off.',
        ),
      ],
      seoDescription:
        'Holiday homes in Bjerregård: large plots, heather and dunes between sea and fjord, close to the Tipperne bird reserve. Quiet, with room.',
      picture: 'Dunes and heather at Bjerregård',
    },
  }),
]
