/**
 * What a shop says, to measure faces with: names of goods, sentences about them, prices in words. It does not change with the
 * shop's own texts, or each of those would change the measures.
 */
export const measuredTexts = {
  en: [
    'Free delivery in Kuwait on orders above ten dinars. Returns are accepted within fourteen days of delivery.',
    'Wireless headphones with noise cancelling, thirty hours of battery and a case that charges them twice.',
    'A linen shirt cut wide at the shoulder, woven in a mill by the sea and washed once before it is sewn.',
    'Add to cart. Buy now. Continue shopping. View all products. Sign in to your account. Track an order.',
    'The day cream is fragrance-free and sinks in quickly; a pea-sized amount is enough for face and neck.',
    'Gold earrings with freshwater pearls, made by hand. The clasp closes with a click and stays closed.',
    'New arrivals, best sellers and offers of the week. Popular brands. Shop by category. Recently viewed.',
    'Pay with a card or in three monthly payments without fees. Delivered tomorrow if you order before noon.',
    'Choose a size and a color. Only a few are left. Notify me when it is back in stock. Compare products.',
    'Electronics, Fashion, Beauty, Jewelry, Home and Kitchen, Sports and Outdoors, Toys, Books and Music',
  ].join(' '),
  ar: [
    'التوصيل مجاني داخل الكويت للطلبات التي تزيد على عشرة دنانير ويمكن إرجاع المنتجات خلال أربعة عشر يومًا من الاستلام',
    'سماعات لاسلكية بعزل للضوضاء وبطارية تدوم ثلاثين ساعة وعلبة تشحنها مرتين',
    'قميص من الكتان بقصة واسعة عند الكتفين منسوج في مصنع قرب البحر ومغسول مرة قبل خياطته',
    'أضف إلى السلة اشتر الآن تابع التسوق عرض كل المنتجات سجل الدخول إلى حسابك تتبع الطلب',
    'كريم النهار خال من العطور وتمتصه البشرة سريعًا وتكفي منه كمية صغيرة للوجه والرقبة',
    'أقراط ذهبية بلآلئ طبيعية مصنوعة يدويًا والمشبك يغلق بإحكام ويبقى مغلقًا',
    'وصل حديثًا الأكثر مبيعًا عروض الأسبوع العلامات التجارية تسوق حسب القسم شاهدت مؤخرًا',
    'ادفع بالبطاقة أو على ثلاث دفعات شهرية بلا رسوم ويصلك الطلب غدًا إذا طلبت قبل الظهر',
    'اختر المقاس واللون بقيت قطع قليلة نبهني عند توفره قارن بين المنتجات أضف إلى المفضلة',
    'الإلكترونيات الأزياء الجمال المجوهرات المنزل والمطبخ الرياضة والهواء الطلق الألعاب الكتب والموسيقى',
  ].join(' '),
};
