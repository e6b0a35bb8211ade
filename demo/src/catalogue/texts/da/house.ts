export const builds = {
  wooden: [
    'Det er et klassisk dansk sommerhus fra {year}: træ ude, træ inde, lavt tag.',
    'Huset er bygget i {year}, i træ og uden unødige trin.',
    'Siden {year} har familier holdt ferie her, og huset er passet.',
    'Træhuset fra {year} har lyse vægge og knirker lidt, når solen varmer det op.',
  ],
  cabin: [
    'Hytten er fra {year}: lille, enkel og nem at holde varm.',
    'Hytten blev bygget i {year}, da sommerhuse var små. Alt det nødvendige er her.',
    'På {area} m² er der plads til det, du bruger, og ikke til mere.',
    'Huset fra {year} har beholdt sin form. Komforten er fra i dag.',
  ],
  timber: [
    'Huset er tømret i {year} med synlige bjælker og højt til loftet.',
    'Tykke trævægge fra {year} holder på varmen om vinteren og på kølen om sommeren.',
    'Gavlene er høje og lader morgenlyset ind. Huset er fra {year}.',
    'Huset fra {year} har to længer: den ene til at være sammen i, den anden til at sove i.',
  ],
  thatched: [
    'Stråtaget er tykt og dæmper både regn og vind. Huset er fra {year}.',
    'Huset med stråtag er fra {year} og ligger, som om det er vokset op af jorden.',
    'Under stråtaget fra {year} er der lave vinduer og dybe karme at sidde i.',
    'Huset er bygget i {year} efter egnens skik, med strå på taget og hvide karme.',
  ],
  fisherman: [
    'Her boede fiskere. Huset er fra {year}, lavt og solidt.',
    'Huset fra {year} har set mange skippere. Lofterne er lave, murene tykke.',
    'Et gammelt hus fra {year} med strå på taget og små ruder mod gården.',
    'Alderen mærkes: huset er fra {year}. Køkken og bad er det ikke.',
  ],
  modern: [
    'Huset fra {year} er bygget om lyset: store ruder, rene flader, få døre.',
    'Arkitekten tegnede huset i {year} med et stort rum i midten.',
    'Glas mod udsigten, træ mod vejen. Huset er fra {year}.',
    'Huset er fra {year}. Rummene går over i hinanden, og terrassen er et af dem.',
  ],
  'new-build': [
    'Huset stod færdigt i {year}. Det er godt isoleret og bruger lidt strøm.',
    'Alt er nyt fra {year}: vinduer i tre lag, jævn varme, stille ventilation.',
    'Bygget i {year} med tykke vægge, så varmeregningen bliver lille.',
    'Huset fra {year} er tegnet til både januar og juli.',
  ],
  'pool-house': [
    'Huset er bygget i {year} til mange på én gang, {area} m² med poolen i sin egen fløj.',
    'Poolen ligger i huset fra {year}, så vejret betyder mindre.',
    'Tre generationer kan være her uden at gå i vejen for hinanden. Huset er fra {year} og måler {area} m².',
    'Det store hus fra {year} har et langt bord, et stort køkken og en pool under tag.',
  ],
} as const

export const renovations = {
  any: [
    'I {renovated} blev det renoveret indvendigt.',
    'Køkken og bad blev fornyet i {renovated}.',
    'Gulve, køkken og vinduer er fra {renovated}.',
    'Sidst renoveret i {renovated}.',
  ],
} as const

export const living = {
  any: [
    'Stuen har plads til alle om aftenen.',
    'I stuen står sofaerne, så man kan se ud.',
    'Stue og spiseplads ligger i ét rum med lys fra to sider.',
    'Der er en reol med spil og bøger på tre sprog.',
    'Spisebordet er langt nok til alle og til et puslespil.',
    'Stuen har lyse gulve, der tåler sandede fødder.',
    'Læsestolen ved vinduet er som regel optaget.',
    'Fra sofaen er der udgang til terrassen.',
    'Rummet er højt, og morgensolen kommer langt ind.',
    'Møblerne er enkle og til at bruge.',
  ],
} as const

export const kitchen = {
  any: [
    'Køkkenet er udstyret til at lave mad i, ikke kun til at varme op.',
    'I køkkenet er der service og gryder til {persons} personer.',
    'Køkkenet har plads til to ved bordet og en ved komfuret.',
    'Her er skarpe knive og en stor gryde til fisk.',
    'Køkkenvinduet vender mod haven, så du kan følge med.',
    'Kaffemaskine, elkedel og brødrister står fremme.',
    'Krydderier og salt står i skabet, resten køber du selv.',
  ],
} as const

export const sleeping = {
  any: [
    'Her er {bedrooms} og {bathrooms}.',
    'Huset har {bedrooms}, {beds} sovepladser i alt og {bathrooms}.',
    'Til {persons} personer er der {bedrooms} og {bathrooms}.',
    'Du får {bedrooms}, {bathrooms} og dyner til {persons}.',
  ],
} as const
