print("ibls")
