web-name-heroes = Heroes of Normandie
web-about-heroes = Küçük bir savaş alanında birlikler, emirler ve kahramanlar.
web-ours-heroes = Kurallar basılı olanlardır. Birlikler, kahramanlar, olaylar ve senaryolar kural kitabının örneklerine göre bizim yaptıklarımızdır; kutusu olan basılı kartları bir dosyaya yazıp onlarla oynayabilir.
