// Words by their length, so that the tide can pick harder ones as it rises.

// The first wave is always the same: nobody should lose to luck while finding the home row.
var firstWords = ["sand", "wave", "boat", "gull", "tide", "crab"];

var wordList = (
  "sun sea bay fin net oar eel cod dip hat fan ice jam kit map owl pea rug sky tin van wig yak zip " +
  "fish salt rope reef sail ship swim star moon rock palm pool dive deck gust harp inch jump kelp lamp mast nest oars " +
  "pier quay raft surf tuna urge vest wind yarn zoom beach coral shell storm ocean pearl coast float shark whale anchor " +
  "algae brine cabin drift eagle flute gravy hotel igloo jolly kayak lemon mango night olive piano quilt river squid " +
  "towel urban voice water xenon young zebra bucket castle spade bottle sailor island harbor pirate parrot dolphin lagoon " +
  "breeze canvas dinghy engine funnel galley hammock iceberg jellyfish keyhole lantern marlin nautical octopus paddle " +
  "quarter rudder seaweed thunder umbrella vessel weather yellow zigzag barnacle compass driftwood evening flipper " +
  "goggles horizon icicle journey kingfisher lifeboat mermaid nightfall overboard porthole quicksand rainbow starfish " +
  "telescope undertow volcano waterfall yachting sandcastle sunscreen beachcomber lighthouse shipwreck treasure seagull " +
  "submarine periscope whirlpool tidepool riptide saltwater windsurfer boardwalk flamingo turquoise adventure"
).split(" ");

function wordsOfLength(least, most) {
  var found = [];
  for (var i = 0; i < wordList.length; i++) {
    if (wordList[i].length >= least && wordList[i].length <= most) found.push(wordList[i]);
  }
  return found;
}
