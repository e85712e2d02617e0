import kit.Save;

typedef Upgrade = {
  key:String,
  name:String,
  what:String,
  price:Int
};

/** What coins buy in the shed, and how far each purchase has come. */
class Upgrades {
  public static inline final most = 8;

  public static final all:Array<Upgrade> = [
    {key: "sling", name: "Springier sling", what: "A harder throw", price: 20},
    {key: "skin", name: "Rubber skin", what: "Higher bounces", price: 25},
    {key: "leaves", name: "Broad leaves", what: "A longer glide", price: 30},
    {key: "steam", name: "Steam kettle", what: "Hold for a push", price: 40},
    {key: "magnet", name: "Coin magnet", what: "Coins come closer", price: 30}
  ];

  public static function level(key:String):Int {
    return Save.get('level-$key', 0);
  }

  public static function price(upgrade:Upgrade):Int {
    return Math.round(upgrade.price * Math.pow(1.75, level(upgrade.key)) / 5) * 5;
  }

  public static function coins():Int {
    return Save.get("coins", 0);
  }

  public static function earn(amount:Int):Void {
    Save.set("coins", coins() + amount);
  }

  /** Whether it could be paid for. */
  public static function buy(upgrade:Upgrade):Bool {
    var cost = price(upgrade);
    if (level(upgrade.key) >= most || coins() < cost) return false;
    Save.set("coins", coins() - cost);
    Save.set('level-${upgrade.key}', level(upgrade.key) + 1);
    return true;
  }
}
